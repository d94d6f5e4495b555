import { describe, expect, it, test } from 'vitest';
import { checkStops } from '@/lib/planner/import/check-stops';
import { distantStops } from '@/lib/planner/import/distant-stops';
import { type GeocoderAnswer, needsZips, placeLines } from '@/lib/planner/import/place-lines';
import { readDayCsv } from '@/lib/planner/import/read-day-csv';
import { readStops } from '@/lib/planner/import/read-stops';
import { swappedLines } from '@/lib/planner/import/swapped';
import { toDay } from '@/lib/planner/import/to-day';
import { findZip, isOfState, readZip } from '@/lib/planner/import/values/zip';
import { packZips, unpackZips } from '@/lib/planner/zips/zip-file';

test.each([
  [
    ['78701', ' 78701 ', '78701-1234', '78701 1234', '78701–1234', '787011234', 'TX 78701'],
    '78701',
  ],
  // What a spreadsheet makes of them.
  [['2134', '2134-5678', '21345678', '2134.0', "'02134", '="02134"'], '02134'],
  [['926'], '00926'],
  [['', '12', '123456', '7870X', 'SW1A 1AA', '-78701', '78701-12', '𝟕𝟖𝟕𝟎𝟏'], undefined],
])('the ZIP code of the cells %j is %j', (cells, zip) =>
  expect(cells.map(readZip)).toEqual(cells.map(() => zip)),
);

test.each([
  ['12 Main St, Austin, TX 78701-1234', '78701'],
  ['12 Main St, Austin, TX, 78701, USA', '78701'],
  ['12 Main St, Austin, TX 78701, United States of America', '78701'],
  ['12 Main St, Austin 78701', '78701'],
  ['12 Main St, Boston, MA 2134', '02134'],
  ['PO Box 12, San Juan, PR 00936', '00936'],
  ['Calle Sol 5, San Juan, PR 926', '00926'],
  ['PSC 3, APO AE 09012', '09012'],
  ['12 Main St\nAustin, TX 78701.', '78701'],
  ['78701', '78701'],
  ['FM 1325', undefined],
  ['US-101, Carmel, CA 101', undefined],
  ['12345 Sunset Blvd, Los Angeles, CA', undefined],
  ['PO Box 123', undefined],
  ['Suite #12345', undefined],
  ['Friedrichstr. 1, Berlin, 10117, Germany', undefined],
  ['10117 Berlin', undefined],
  ['Av. Juárez 5, 06600, México', undefined],
  [',,,', undefined],
  ['', undefined],
  [`${'9 '.repeat(20_000)}x`, undefined],
])('the ZIP code of the address %.40j is %j', (address, zip) =>
  expect(findZip({ address })?.zip).toBe(zip),
);

test('a cell of its own counts more than the end of an address, and nothing counts abroad', () => {
  expect(findZip({ zip: '2134', address: 'Suite 78701' })?.zip).toBe('02134');
  expect(findZip({ zip: '10117', address: 'Friedrichstr. 1, Berlin, Germany' })).toBeUndefined();
});

test.each([
  ['88510', 'TX', true],
  ['07870', 'TX', false],
  ['06390', 'NY', true],
])('%s of %s: %j', (zip, state, is) => expect(isOfState({ zip, state })).toBe(is));

const zips = unpackZips(
  packZips([
    ['78701', { latitude: 30.271, longitude: -97.743 }],
    ['78702', { latitude: 30.263, longitude: -97.714 }],
    ['02134', { latitude: 42.359, longitude: -71.13 }],
    ['00926', { latitude: 18.35, longitude: -66.05 }],
  ]),
);

function check(text: string, answers: Readonly<Record<string, GeocoderAnswer>> = {}) {
  const file = readStops(text);
  const lines = placeLines(file.lines, { zips, answers: new Map(Object.entries(answers)) });
  return { file, lines, checked: checkStops(lines) };
}

describe('lists without coordinates', () => {
  const columns = 'name,address,city,state,zip,notes';
  const hub = 'Hub,1 Congress Ave,Austin,TX,78701,';

  it('stand at the centers of their ZIP codes, with the address where the driver reads it', () => {
    const { file, checked } = check(
      `${columns}\n${hub}\nBob,12 Main St,Austin,TX,78702-1234,Ring twice\n,5 Elm St,Boston,MA,2134,\n`,
    );
    expect(file.hasPlaces).toBe(false);
    const day = toDay(checked, 'list.csv')?.day;
    expect(day?.depot.place).toEqual({
      ...{ kind: 'ground', latitude: 30.271, longitude: -97.743, center: 'ZIP code 78701' },
    });
    const [bob, elm] = day?.stops ?? [];
    expect(bob?.place).toMatchObject({ latitude: 30.263, center: 'ZIP code 78702' });
    expect(bob?.note).toBe('12 Main St, Austin, TX, 78702-1234\nRing twice');
    expect(elm?.place).toMatchObject({ latitude: 42.359, center: 'ZIP code 02134' });
    expect(elm?.name).toBe('5 Elm St, Boston, MA, 2134');
    expect(elm?.note).toBeUndefined();
  });

  it('are not asked about several stops in one ZIP code', () => {
    const { checked } = check(`${columns}\n${hub}\na,1 A St,Austin,TX,78702,\nb,2 B St,,,78702,`);
    expect(checked.lines.every(({ beside }) => beside === undefined)).toBe(true);
  });

  it.each([
    ['1 A St,Austin,TX,79999', 'zip', /^ZIP code 79999 is not known, or holds PO boxes alone\./],
    ['1 A St,Austin,TX,7870', 'zip', /^ZIP code 07870 does not lie in TX\.$/],
    ['1 A St,Austin,TX,7870X', 'zip', /^“7870X” is not a US ZIP code\.$/],
    ['1 A St,Austin,TX,', 'address', /^No US ZIP code found here\. Add it/],
    ['1 A St,Berlin,Germany,10117', 'zip', /^“10117” is not a US ZIP code\.$/],
    [',,,', 'latitude', /^Latitude is missing\.$/],
  ])('have an error beside the line of %s', (cells, field, words) => {
    const { checked } = check(`${columns}\n${hub}\na,${cells},\nb,1 A St,Austin,TX,78702,`);
    expect(checked.lines[1]?.faults[0]).toEqual({ field, words: expect.stringMatching(words) });
    expect(checked.bad).toBe(1);
  });

  it.each([
    ['zip alone', 'name,zip\nHub,78701\na,02134\nb,926'],
    [
      'one column of addresses',
      'address\n"1 A St, Austin, TX 78701"\n"2 B St, Boston, MA 02134-1"',
    ],
    ['no headings', 'Bob,1 A St,Austin,TX 78701,5\nAnn,2 B St,Boston,MA 02134,10'],
    ['lines of addresses', '1 A St, Austin, TX 78701\n2-B Elm St, Boston, MA 02134'],
    ['postcodes', 'customer;street;postcode\nHub;1 A St;78701\na;2 B St;02134'],
  ])('are read with %s', (_, text) => {
    const { lines, checked } = check(text.replace('02134-1', '02134'));
    expect(needsZips(lines)).toBe(true);
    expect(checked.lines.flatMap(({ faults }) => faults)).toEqual([]);
  });

  it('have names, minutes and whole addresses without headings', () => {
    const { checked } = check('Bob,1 A St,Austin,TX 78701,5\nAnn,2 B St,Boston,MA 02134,10');
    expect(checked.lines[1]?.good).toMatchObject({ name: 'Ann', minutes: 10 });
    expect(checked.lines[1]?.good?.note).toBe('2 B St, Boston, MA 02134');
  });

  it('keep the coordinates that some lines have, and take a place for the others alone', () => {
    const { checked } = check(
      'name,lat,lon,address\nHub,30.3,-97.7,\na,,,"5 Elm St, Boston, MA 02134"\nb,30.2,,"78701"',
    );
    const [depot, a, b] = checked.lines;
    expect(depot?.good).not.toHaveProperty('center');
    expect(a?.good).toMatchObject({ latitude: 42.359, center: 'ZIP code 02134' });
    expect(b?.faults).toEqual([{ field: 'longitude', words: 'Longitude is missing.' }]);
  });

  it('need no table where nothing is in it', () => {
    const needs = (text: string) => needsZips(readStops(text).lines);
    expect(needs('name,lat,lon,zip\na,30,-97,78701')).toBe(false);
    expect(needs('name,strasse,plz,ort\na,Ring 1,10117,Berlin')).toBe(false);
  });

  it('far from each other are asked about as addresses, and nothing is swapped', () => {
    const { checked } = check('name,zip\nHub,78701\na,78702\nb,02134');
    const words = 'These stops lie 1,700 miles apart. Is a ZIP code or an address wrong?';
    expect(distantStops(checked, 'miles')).toEqual({ line: 4, words });
    expect(swappedLines(checked)).toEqual([]);
  });

  it('are refused by the command in one line that says what to do', () =>
    expect(() => readDayCsv('name,address\na,"1 A St, Austin, TX 78701"', 't')).toThrow(
      /^This list has addresses and no coordinates\. Add a column with US ZIP codes, or /,
    ));
});

describe('what the geocoder answered', () => {
  const address = '12 Main St, Austin, TX 78702';
  const list = `address\n"1 Congress Ave, Austin, TX 78701"\n"${address}"`;

  it('counts more than the ZIP code', () => {
    const { checked } = check(list, { [address]: { latitude: 30.26, longitude: -97.71 } });
    expect(checked.lines[1]?.good).toMatchObject({ latitude: 30.26, longitude: -97.71 });
    expect(checked.lines[1]?.good).not.toHaveProperty('center');
  });

  it('is told of where it knows no place, and the ZIP code still counts', () => {
    const words = 'geo.test does not know this address.';
    const { lines, checked } = check(list, { [address]: { unknown: words } });
    expect(checked.lines[1]?.good).toMatchObject({ center: 'ZIP code 78702' });
    expect(lines[1]?.found?.note).toBe(words);
    const bare = check('address\nHere\nThere', { There: { unknown: words } });
    expect(bare.checked.lines[1]?.faults).toEqual([{ field: 'address', words }]);
  });
});
