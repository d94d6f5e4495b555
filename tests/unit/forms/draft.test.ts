import { expect, it } from 'vitest';
import { forgetDraft, readDraft, storeDraft } from '@/lib/forms/draft';
import { stubStorage } from '@/tests/support/storage';

const names = ['name', 'message'] as const;

function holding(fields = {}) {
  const text = JSON.stringify({ savedAt: Date.now(), ...fields });
  return stubStorage('localStorage', new Map([['draft-note', text]]));
}

it('a draft is read as it was stored, until it is forgotten', () => {
  const stored = holding();
  storeDraft('note', { name: 'Ana', message: 'Two vans\n<b>' });
  expect(readDraft('note', names)).toEqual({ name: 'Ana', message: 'Two vans\n<b>' });
  forgetDraft('note');
  expect(readDraft('note', names)).toBeNull();
  expect(stored.size).toBe(0);
});

it('a draft of nothing but blanks is not stored', () => {
  const stored = holding({ name: 'Ana' });
  storeDraft('note', { name: '  ', message: '' });
  expect(stored.size).toBe(0);
  storeDraft('note', { name: ' ', message: 'a' });
  expect(stored.size).toBe(1);
});

it('a draft holds the fields asked for and no others', () => {
  holding({ name: 'Ana', role: 'admin', ['__proto__']: { x: 1 } });
  expect(readDraft('note', names)).toEqual({ name: 'Ana' });
});

it.each([
  ['of a week ago', 7 * 86_400_000],
  ['of a clock that was wrong', -8 * 86_400_000],
  ['without a date', Number.NaN],
])('a draft %s is forgotten', (_, age) => {
  const stored = holding({ name: 'Ana', savedAt: Date.now() - age });
  expect(readDraft('note', names)).toBeNull();
  expect(stored.size).toBe(0);
});
