import { describe, expect, it, vi } from 'vitest';
import { draftLifeMs, forgetDraft, readDraft, storeDraft } from '@/lib/forms/draft';

const names = ['name', 'message'] as const;

/** A draft of today, as it is stored. */
const dated = (fields: object) => JSON.stringify({ savedAt: Date.now(), ...fields });

function storage(seed: Record<string, string> = {}) {
  const stored = new Map(Object.entries(seed));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return stored;
}

describe('a draft', () => {
  it('is read as it was stored', () => {
    storage();
    storeDraft('note', { name: 'Ana', message: 'Two vans\n<b>' });
    expect(readDraft('note', names)).toEqual({ name: 'Ana', message: 'Two vans\n<b>' });
  });

  it('is nothing before, and nothing once forgotten', () => {
    const stored = storage();
    expect(readDraft('note', names)).toBeNull();
    storeDraft('note', { name: 'Ana' });
    forgetDraft('note');
    expect(readDraft('note', names)).toBeNull();
    expect(stored.size).toBe(0);
  });

  it('of nothing but blanks is not stored', () => {
    const stored = storage({ 'draft-note': '{"name":"Ana"}' });
    storeDraft('note', { name: '  ', message: '' });
    expect(stored.size).toBe(0);
  });

  it('holds the fields asked for and no others', () => {
    storage({ 'draft-note': dated({ name: 'Ana', role: 'admin', ['__proto__']: { x: 1 } }) });
    expect(readDraft('note', names)).toEqual({ name: 'Ana' });
  });

  it.each(['', 'null', '7', '"text"', '[]', '{', dated({ name: 7 }), dated({ name: null })])(
    'that reads %j is none',
    (text) => {
      storage({ 'draft-note': text });
      expect(readDraft('note', names)).toBeNull();
    },
  );

  it.each([
    ['of a week ago', draftLifeMs],
    ['of a clock that was wrong', -draftLifeMs],
    ['without a date', undefined],
  ])('%s is forgotten', (_, age) => {
    const savedAt = age === undefined ? undefined : Date.now() - age;
    const stored = storage({ 'draft-note': JSON.stringify({ name: 'Ana', savedAt }) });
    expect(readDraft('note', names)).toBeNull();
    expect(stored.size).toBe(0);
  });
});

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

it.each([
  ['throws', { getItem: blocked, setItem: blocked, removeItem: blocked }],
  ['does not exist', undefined],
])('nothing breaks where storage %s', (_, storage) => {
  vi.stubGlobal('localStorage', storage);
  expect(() => storeDraft('note', { name: 'Ana' })).not.toThrow();
  expect(() => forgetDraft('note')).not.toThrow();
  expect(readDraft('note', names)).toBeNull();
});
