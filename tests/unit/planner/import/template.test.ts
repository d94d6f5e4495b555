import { expect, it } from 'vitest';
import { GET as csv } from '@/app/planner-template.csv/route';
import { GET as xlsx } from '@/app/planner-template.xlsx/route';
import { columnRows } from '@/lib/planner/import/columns/guide';
import { toDay } from '@/lib/planner/import/to-day';
import { sequencesOf } from '@/tests/support/planner-day';
import { readFile } from '@/tests/support/planner-import';

it.each([
  ['CSV', csv],
  ['Excel', xlsx],
])('the template for %s reads back with every line good and every column used', async (_, get) => {
  const { file, checked } = await readFile(new Uint8Array(await get().arrayBuffer()));
  expect(file.questions).toEqual([]);
  expect(file.columns.filter(({ field }) => !field)).toEqual([]);
  expect(checked).toMatchObject({ stops: 4, bad: 0, depotReason: 'marked', otherDepots: [] });
  const day = toDay(checked, 'template');
  expect(day?.sequences).toEqual(sequencesOf('1 2, 3 4'));
  expect(day?.day.stops).toMatchObject([
    { minutes: 6, load: 4, window: [510, 600], note: 'Ring at the back door' },
    { mustServe: true },
    { skill: 'lift' },
    { window: [1320, 1560] },
  ]);
});

it('the guide tells every column, and no heading twice', () => {
  for (const [label, cells, headings] of columnRows) {
    expect(label && cells && headings).toBeTruthy();
    const all = headings.split(',\n');
    expect(new Set(all).size, label).toBe(all.length);
  }
});
