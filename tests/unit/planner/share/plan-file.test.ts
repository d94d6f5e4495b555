import { expect, it } from 'vitest';
import { isPlanFile, planFile, readPlanFile } from '@/lib/planner/share/plan-file';
import { createRandom } from '@/planner/random';
import { bringTown, randomDay } from './days';

const text = planFile({ ...randomDay(7, 12), isSimple: true });
const damaged = /^This plan file is damaged: a part of it is missing or was changed\./;

it.each<[string, string, RegExp]>([
  ['version 2', text.replace('"planVersion":1', '"planVersion":2'), /made by a newer planner/],
  ['an absurd version', text.replace('"planVersion":1', '"planVersion":"one"'), damaged],
  ['no version', '{}', damaged],
  ['no day', '{"planVersion":1}', damaged],
  ['a day of nothing', '{"planVersion":1,"day":[]}', damaged],
  ['no object', 'null', damaged],
  ['an empty file', '', damaged],
])('%s is refused in a sentence', async (_, file, words) => {
  expect(await readPlanFile(file, bringTown)).toMatch(words);
});

it('is refused wherever it is cut, and never throws wherever a sign was changed', async () => {
  const next = createRandom(1);
  for (let at = 1; at < text.length - 2; at += 7) {
    expect(await readPlanFile(text.slice(0, at), bringTown)).toMatch(damaged);
    const sign = String.fromCharCode(32 + Math.floor(90 * next()));
    const changed = `${text.slice(0, at)}${sign}${text.slice(at + 1)}`;
    const found = await readPlanFile(changed, bringTown);
    expect(typeof found === 'string' ? found : found.day.stops.length).toBeTruthy();
  }
});

it.each([
  ['as it is written', text, true],
  ['written anew', `\ufeff\n ${JSON.stringify(JSON.parse(text), null, 2)}`, true],
  ['of GeoJSON', '{"type":"FeatureCollection"}', false],
  ['of lines', 'name,latitude\n"planVersion",1', false],
])('a file %s is known for a plan file or not', (_, file, is) => expect(isPlanFile(file)).toBe(is));
