import { describe, expect, it } from 'vitest';
import { glossary } from '@/lib/content/help';
import { byLetter } from '@/lib/help/glossary';

const letters = byLetter(glossary);
const unique = (values: readonly string[]) => new Set(values).size;

describe('the glossary', () => {
  it('has 60 terms, each once and with an anchor of its own', () => {
    expect(glossary).toHaveLength(60);
    expect(unique(glossary.map(({ term }) => term.toLowerCase()))).toBe(60);
    expect(unique(glossary.map(({ id }) => id))).toBe(60);
    for (const { id } of glossary) expect(id).toMatch(/^glossary-[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it.each(glossary)('says in two sentences what $term is', ({ text }) => {
    expect(text.match(/[.!?](?= |$)/g)).toHaveLength(2);
    expect(text).toMatch(/[.]$/);
  });

  it('says nothing twice', () => {
    const sentences = glossary.flatMap(({ text }) => text.split(/(?<=[.]) /));
    expect(unique(sentences)).toBe(sentences.length);
  });

  it('holds every term under its letter, in order', () => {
    expect(letters.flatMap(({ terms }) => terms)).toEqual(glossary);
    for (const { letter, terms } of letters) {
      for (const { term } of terms) {
        if (letter !== '0–9') expect(term.charAt(0).toUpperCase()).toBe(letter);
      }
    }
  });
});
