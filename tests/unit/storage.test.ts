import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recallUtm, rememberUtm } from '@/lib/address/utm';
import { savedArticles, toggleSaved } from '@/lib/blog/saved-articles';
import { forgetDraft, readDraft, storeDraft } from '@/lib/forms/draft';
import { isRead, keepVote, markRead, readGuides, readVote } from '@/lib/help/kept';
import { readSavedDay } from '@/lib/planner/share/saved';
import { savedAt } from '@/lib/planner/share/saved-at';
import { recentSearches, rememberSearch } from '@/lib/search/recent';
import { setSlashOpens, slashOpens } from '@/lib/search/slash-key';
import { themeScript } from '@/lib/theme/theme';
import { stubStorage } from '@/tests/support/storage';

// What the site keeps on a device, as another version or somebody else may have left it.

const odd = [
  ...['', ' ', '{', '7', '-0', 'null', 'true', '"a"', '[]', '{}', '[[]]', '[1,{"a":null}]'],
  ...[
    '["a",7,null,{}]',
    '{"a":null}',
    '{"__proto__":{"x":1}}',
    '{"savedAt":"x"}',
    '1.AAAA',
    '99.x',
  ],
  ...['["<img src=x onerror=alert(1)>"]', '["//evil.test/"]', 'utm_source=a&redirect=//evil.test'],
  ...[
    '\u0000\r\n\u202e',
    '\ud800',
    'x'.repeat(3000),
    JSON.stringify(Array(300).fill('x'.repeat(300))),
  ],
];

const isSlug = (text: string) => /^[a-z0-9-]+$/.test(text);

const held = new Map<string, string>();
const kinds = ['localStorage', 'sessionStorage'] as const;

beforeEach(() => {
  held.clear();
  for (const kind of kinds) stubStorage(kind, held);
});

/** Lets both storages refuse what is asked of them; one that is merely full can be read. */
function refuse(name: string) {
  for (const kind of kinds) {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      if (method === 'getItem' && name === 'QuotaExceededError') continue;
      vi.spyOn(globalThis[kind], method).mockImplementation(() => {
        throw new DOMException('No', name);
      });
    }
  }
}

function firstTheme(): string | undefined {
  const document = { documentElement: { dataset: {} as { theme?: string } } };
  new Function('document', 'localStorage', themeScript)(document, localStorage);
  return document.documentElement.dataset.theme;
}

const readDay = () => readSavedDay(() => Promise.reject(new Error('no town')));

/** Each key: what is read of it must be of its kind, whatever lies there. */
const readers: Readonly<Record<string, () => unknown>> = {
  theme: () => expect([undefined, 'light', 'dark']).toContain(firstTheme()),
  'saved-articles': () => expect(savedArticles().every(isSlug)).toBe(true),
  searches: () => {
    expect(recentSearches().length).toBeLessThanOrEqual(5);
    for (const text of recentSearches()) expect(text.length).toBeLessThanOrEqual(100);
  },
  'search-slash': () => expect(slashOpens()).toBeTypeOf('boolean'),
  'helpful-a-guide': () => expect([null, 'yes', 'no']).toContain(readVote('a-guide')),
  'read-guides': () => expect(isRead(readGuides(), 'a-guide')).toBeTypeOf('boolean'),
  'draft-contact': () => {
    const draft = readDraft('contact', ['name', '__proto__']) ?? {};
    for (const text of Object.values(draft)) expect(text).toBeTypeOf('string');
  },
  utm: () => {
    for (const [name] of recallUtm()) expect(name).toMatch(/^utm_[a-z]+$/);
  },
  'planner-day': async () => {
    expect(savedAt()?.getTime()).not.toBeNaN();
    const shared = await readDay().catch(() => undefined);
    if (shared) expect(shared.day.vans.length).toBeGreaterThan(0);
  },
};

describe.each(Object.entries(readers))('%s', (key, read) => {
  it.each(odd)('is read as what it should be, with %j there', async (left) => {
    held.set(key, left);
    await read();
  });

  it('is none on a device that keeps nothing', async () => {
    refuse('SecurityError');
    await read();
  });
});

it.each(['QuotaExceededError', 'SecurityError'])('nothing breaks by a %s', (name) => {
  refuse(name);
  toggleSaved('an-article');
  rememberSearch('route planning');
  setSlashOpens(false);
  keepVote('another-guide', 'yes');
  markRead('a-guide');
  storeDraft('contact', { name: 'Ana' });
  forgetDraft('contact');
  rememberUtm('?utm_source=news');
});
