import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtPages } from '@/tests/e2e/support/built-pages';

/** The brand's drawing is a loom; buttons and sentences say optimize, optimized, planner and route. */
const drawn =
  /.{0,30}\b(?:re-?)?(?:weav(?:e|es|ed|ing)|woven|looms?|threads?|knots?|tariffs?)\b.{0,30}/gi;

/** A street of the drawn city. */
const allowed = /\d Loom Street/g;

const wordsOf = (html: string): string => {
  const markup = html.replace(/<(script|style)\b.*?<\/\1>/gs, '');
  const said = markup.matchAll(/ (?:alt|aria-label|content|placeholder|title)="([^"]*)"/g);
  return [markup.replace(/<[^>]*>/g, ' '), ...Array.from(said, ([, words]) => words)].join('\n');
};

test('pages speak of routes and of optimizing, not of threads and weaving', () => {
  const findings = builtPages.flatMap(({ file, path }) => {
    const words = wordsOf(readFileSync(`out/${file}`, 'utf8')).replace(allowed, '');
    return (words.match(drawn) ?? []).map((found) => `${path}: ${found.trim()}`);
  });
  expect(findings).toEqual([]);
});
