/** Everyday changes, all in one copy of the site: each new fact stands where it should, the old one nowhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BuiltSite, says } from '@/tests/spec/pages';
import { copySite, type SiteCopy } from '@/tests/support/site-copy';
import { answersOf, type Change } from './change';
import { groups } from './groups';

const changes = groups.flatMap(([, group]) => group);

const placeOf = (said: string) => said.split(': ')[0] ?? '';
const questions = changes
  .flatMap(({ now }) => now.map(placeOf))
  .flatMap((place) => (place.startsWith('chat ') ? [place.slice(5)] : []));

let copy: SiteCopy;
let site: BuiltSite;
let answers: ReadonlyMap<string, string>;
let texts: readonly (readonly [file: string, text: string])[];

beforeAll(async () => {
  copy = copySite();
  for (const { edit, file } of changes) edit(copy, file);
  await copy.build();
  const out = join(copy.folder, 'out');
  site = new BuiltSite(out);
  answers = answersOf(copy, questions);
  texts = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|txt|md|xml|json|js|webmanifest)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(out, file), 'utf8');
      const bare = file.endsWith('.html') ? [text.replace(/<[^>]*>/g, ' ')] : [];
      return [text, ...bare].map((one) => [file, one.replace(/\s+/g, ' ')] as const);
    });
});
afterAll(() => copy?.clear());

function saidAt(place: string): string {
  return place.startsWith('chat ') ? (answers.get(place.slice(5)) ?? '') : site.saidAt(place);
}

/** Whether a place says what stands behind it; the words alone may stand in any file. */
function where(said: string): readonly string[] {
  const place = placeOf(said);
  const words = said.slice(place.length + 2);
  if (words && /^(\/|chat )/.test(place)) return says(saidAt(place), words) ? [place] : [];
  return [...new Set(texts.flatMap(([file, text]) => (says(text, said) ? [file] : [])))];
}

/** What is missing at its place, and where the old fact still stands, a line each. */
const wrong = ({ now, gone = [] }: Change): readonly string[] => [
  ...now.flatMap((said) => (where(said).length > 0 ? [] : [`not there: ${said}`])),
  ...gone.flatMap((said) => where(said).map((file) => `'${said}' still stands in ${file}`)),
];

describe.each(groups)('%s', (_, group) => {
  it.each(group)('$what', (change) => expect(wrong(change)).toEqual([]));
});
