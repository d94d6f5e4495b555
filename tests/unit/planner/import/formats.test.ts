import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { openFile } from '@/lib/planner/import/formats/open-file';
import { isBlank } from '@/lib/planner/import/table';
import { readFile } from '@/tests/support/planner-import';

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function read(content: string | Uint8Array, sheet?: number) {
  const { checked } = await readFile(content, sheet);
  return checked.lines.map(({ good, faults }) => good ?? faults);
}

const geojson = (features: readonly object[]) =>
  JSON.stringify({ type: 'FeatureCollection', features });
const point = (longitude: number, latitude: number, properties: object) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
  properties,
});

const kml = `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>
<Placemark><name>Hub</name><Point><coordinates>-85.8,38.1,0</coordinates></Point></Placemark>
<Placemark><name>Alder &amp; Co</name><description>Ring</description><Point><coordinates>-85.9,38.2</coordinates></Point></Placemark>
</Document></kml>`;
const gpx = `<?xml version="1.0"?><gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1">
<wpt lat="38.1" lon="-85.8"><name>Hub</name></wpt>
<wpt lat="38.2" lon="-85.9"><name>Alder &amp; Co</name></wpt></gpx>`;

const hub = { name: 'Hub', latitude: 38.1, longitude: -85.8 };
const alder = { name: 'Alder & Co', latitude: 38.2, longitude: -85.9 };

it.each<[string, string | Uint8Array]>([
  [
    'GeoJSON',
    geojson([point(-85.8, 38.1, { name: 'Hub' }), point(-85.9, 38.2, { name: 'Alder & Co' })]),
  ],
  ['a list of objects', JSON.stringify([{ ...hub }, { ...alder }])],
  ['KML', kml],
  ['KMZ', zipSync({ 'doc.kml': strToU8(kml), 'files/icon.png': new Uint8Array(9) })],
  ['GPX', gpx],
  [
    'a GPX route',
    gpx
      .replace('<wpt', '<rte><rtept')
      .replace('</wpt>\n<wpt', '</rtept><rtept')
      .replace('</wpt></gpx>', '</rtept></rte></gpx>'),
  ],
  ['CSV', 'Name,Lat,Lng\nHub,38.1,-85.8\nAlder & Co,38.2,-85.9'],
  [
    'titles above headings, totals below',
    'Stops of Thursday\n\n,Depot North,\nName,Lat,Lng\nHub,38.1,-85.8\nAlder & Co,38.2,-85.9\nTotal,2,',
  ],
  [
    'headings repeated on every page',
    'Name,Lat,Lng\nHub,38.1,-85.8\nName,Lat,Lng\nAlder & Co,38.2,-85.9\nCount: 1,,',
  ],
  [
    'a list behind other objects',
    '{"config":{"a":{"b":1},"c":{"d":2}},"stops":[{"name":"Hub","lat":38.1,"lng":-85.8},{"name":"Alder & Co","lat":38.2,"lng":-85.9}]}',
  ],
  [
    'a list within one field',
    '{"data":{"stops":[{"label":"Hub","at":{"coords":[38.1,-85.8]}},{"label":"Alder & Co","at":{"coords":[38.2,-85.9]}}]}}',
  ],
  [
    'UTF-16 without its mark',
    Uint8Array.from(
      [...'Name\tLat\tLng\nHub\t38.1\t-85.8\nAlder & Co\t38.2\t-85.9'].flatMap((sign) => [
        sign.charCodeAt(0),
        0,
      ]),
    ),
  ],
])('reads %s', async (_, bytes) => {
  expect(await read(bytes)).toMatchObject([hub, alder]);
});

it('reads a VROOM problem: seconds, the first delivery, the start of the first vehicle as depot', async () => {
  const problem = {
    vehicles: [{ id: 1, start: [-85.8, 38.1] }],
    jobs: [
      {
        id: 7,
        location: [-85.9, 38.2],
        service: 300,
        delivery: [4],
        time_windows: [[28800, 36000]],
      },
    ],
  };
  expect(await read(JSON.stringify(problem))).toMatchObject([
    { latitude: 38.1, depot: true },
    { name: '7', latitude: 38.2, longitude: -85.9, minutes: 5, load: 4, window: [480, 600] },
  ]);
});

/** A workbook of sheets with rows of cells as XML; style 1 is a date with its time, style 2 a time of day. */
function workbook(sheets: Readonly<Record<string, readonly (readonly string[])[]>>): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const names = Object.keys(sheets);
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names.map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names.map((_, i) => `<Relationship Id="rId${i + 1}" Type="${office}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`).join('')}<Relationship Id="rId99" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="22"/><xf numFmtId="20"/></cellXfs></styleSheet>`,
  };
  for (const [i, rows] of Object.values(sheets).entries()) {
    const lines = rows.map((cells, y) => {
      const placed = cells.map((cell, x) => cell.replace('<c', `<c r="${'ABCDEFG'[x]}${y + 1}"`));
      return `<row r="${y + 1}">${placed.join('')}</row>`;
    });
    parts[`xl/worksheets/sheet${i + 1}.xml`] =
      `<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([k, v]) => [k, strToU8(v)])));
}

const word = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const number = (value: number, style = 0) => `<c s="${style}"><v>${value}</v></c>`;

it('reads the sheets of a workbook, with dates and times as serial numbers', async () => {
  const bytes = workbook({
    Notes: [[word('Drivers of Thursday')]],
    Stops: [
      [word('Name'), word('Lat'), word('Lng'), word('From'), word('To'), word('Boxes')],
      [word('Hub'), number(38.1), number(-85.8)],
      [
        ...[word('Alder &amp; Co'), number(38.2), number(-85.9)],
        ...[number(0.354166667, 2), number(46376.5, 1), number(4)],
      ],
    ],
  });
  const { tables } = await openFile(bytes);
  expect(tables.map(({ worksheet }) => worksheet)).toEqual(['Notes', 'Stops']);
  expect(await read(bytes, 1)).toMatchObject([hub, { ...alder, load: 4, window: [510, 720] }]);
});

it.each([
  ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), /old workbook/],
  ['a picture', new Uint8Array([0x89, 0x50, 0, 0, 0, 13]), /not a list of stops/],
  ['an archive of something else', zipSync({ 'a.txt': strToU8('a') }), /damaged/],
  ['a web page', '<!doctype html><p>Sign in', /web page/],
  ['JSON without stops', '{"a":1}', /no list of stops/],
  ['broken JSON', '{"a":', /no list of stops/],
  ['60,000 rows', 'a,1,2\n'.repeat(60_000), /more than 50,000 rows/],
  ['21 MB', new Uint8Array(21_000_000).fill(97), /larger than 20 MB/],
  ['nothing', new Uint8Array(), /^This file is empty\.$/],
])('refuses %s in a sentence', async (_, bytes, words) => {
  await expect(read(bytes)).rejects.toThrow(words);
});

it.each([
  ['Windows-1251', [0xcf, 0xee, 0xeb, 0xe5, 0xf2], 'Полет'],
  ['Shift-JIS', [0x93, 0x8c, 0x8b, 0x9e], '東京'],
])('letters in %s are told from others', async (encoding, letters, name) => {
  const bytes = Uint8Array.from([...letters, ...bytesOf(',38.1,-85.8\nb,38.2,-85.9')]);
  const opened = await openFile(bytes);
  expect(opened.encoding).toBe(encoding);
  expect(opened.tables[0]?.rows.find((row) => !isBlank(row))?.cells[0]).toBe(name);
});
