// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fleetManagement } from '@/content/products/fleet-management';
import { schemas } from '@/content/schemas';
import type { Feature } from '@/content/schemas/features';
import { contentModules } from '@/lib/content/check/modules';
import { findProblems } from '@/lib/content/check/validate';
import { knownOf } from '@/scripts/check/known';

const file = 'content/products/fleet-management.ts';

/** What the content check says of the fleet page with other features. */
function told(features: readonly unknown[]): readonly string[] {
  const data = { fleetManagement: { ...fleetManagement, features } };
  const modules = contentModules.map((one) => (one.file === file ? { file, data } : one));
  return findProblems(modules, schemas, knownOf(modules)).map(
    ({ file: where, field, reason }) => `${where}, ${field}: ${reason}`,
  );
}

const { features } = fleetManagement;
const ordinary = {
  heading: 'One more',
  description: 'It is shown beside its picture.',
  section_id: 'one-more',
  image: { picture: 'fleet-van', alt: 'A van.' },
};

describe('the features of a product', () => {
  it('may be more, anywhere and without a look of their own', () => {
    expect(told([ordinary, ...features])).toEqual([]);
    expect(told(features.toSpliced(2, 0, { ...ordinary, List: ['A point'] }))).toEqual([]);
  });

  it('may be fewer: links to one that is gone are named, each with its file', () => {
    const without = features.filter(({ look }) => look !== 'gate-log');
    const gone = features.find(({ look }) => look === 'gate-log')?.section_id;
    const lines = told(without);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line).toContain(`the page '/fleet-management' has no section '#${gone}'`);
    }
  });

  it.each<[string, object, string]>([
    [
      'a look that nobody draws',
      { look: 'wyde' },
      "[0].look: is 'wyde', must be one of 'plain', 'chart', 'wide', 'gate-log', 'fence', 'messages', 'results'; did you mean 'wide'?",
    ],
    ['no heading', { heading: undefined }, '[0].heading: is missing, must be a text'],
    [
      'a misspelt field',
      { descripton: 'One' },
      "[0].descripton: is no field of this entry; did you mean 'description'?",
    ],
    [
      'an anchor of the page itself',
      { section_id: 'uses' },
      "[0].section_id: is 'uses', must not be the id of a part that every product page has, choose another",
    ],
    [
      'the anchor of another',
      { section_id: features[1]?.section_id },
      `[2].section_id: '${features[1]?.section_id}' is already used by entry 1 of this list`,
    ],
    [
      'a word that no column of a phone holds',
      { table: { caption: 'A', columns: ['a', 'b'], rows: [['Donaudampfschiffahrt', 'b']] } },
      "[0].table.rows[0][0]: is 'Donaudampfschiffahrt', must have no word of more than 16 letters, which a phone's column could not show",
    ],
    [
      'a row with a cell too few',
      { table: { caption: 'A', columns: ['a', 'b', 'c'], rows: [['a', 'b']] } },
      '[0].table.rows[0]: has 2 cells, must have as many as there are columns: 3',
    ],
  ])('are refused with %s', (_, own, line) => {
    expect(told([{ ...ordinary, ...own }, ...features]).join('\n')).toContain(
      `${file}, fleetManagement.features${line}`,
    );
  });

  it('are from three to twelve', () => {
    const many = (count: number): readonly Partial<Feature>[] =>
      Array.from({ length: count }, (_, at) => ({ ...ordinary, section_id: `more-${at}` }));
    const size = (count: number) =>
      told(many(count)).filter((line) => line.startsWith(`${file}, fleetManagement.features:`));
    expect([...size(3), ...size(12)]).toEqual([]);
    expect(size(13)).toEqual([
      `${file}, fleetManagement.features: has 13 entries, must have 12 entries at most`,
    ]);
    expect(size(2)).toHaveLength(1);
  });
});
