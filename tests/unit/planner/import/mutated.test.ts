import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { checkStops } from '@/lib/planner/import/check-stops';
import { openFile } from '@/lib/planner/import/formats/open-file';
import { readTable } from '@/lib/planner/import/read-stops';
import { Refusal } from '@/lib/planner/import/table';
import { templateRows } from '@/lib/planner/import/template';
import { toDay } from '@/lib/planner/import/to-day';
import { csvFile } from '@/lib/words/csv';
import { createRandom } from '@/planner/random';

const kml =
  '<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>Hub</name><Point><coordinates>-85.8,38.1,0</coordinates></Point></Placemark><Placemark><name>A</name><Point><coordinates>-85.9,38.2</coordinates></Point></Placemark></Document></kml>';
const gpx =
  '<?xml version="1.0"?><gpx version="1.1"><wpt lat="38.1" lon="-85.8"><name>Hub</name></wpt><wpt lat="38.2" lon="-85.9"><name>A</name></wpt></gpx>';
const features = [-85.8, -85.9, -86].map((longitude, i) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [longitude, 38 + i] },
  properties: { name: `Stop ${i}`, window: '08:30-09:15', load: i, tags: ['lift', null] },
}));
const vroom = {
  vehicles: [{ start: [2.3, 48.8] }],
  jobs: [{ id: 1, location: [2.4, 48.9], service: 300, delivery: [1], time_windows: [[0, 9000]] }],
};

const files: readonly Uint8Array[] = [
  csvFile([...templateRows, ...templateRows.slice(2), ...templateRows.slice(2)]),
  'sep=;\r\nName;Von;Bis;Breite;Länge;Menge\r\nA;8:30;10 Uhr;48,1;11,5;1,25\r\nB;;;48,2;11,6;39,5',
  'Position\n\nTime\tLat, Lng\tAddress\n2026-12-20T08:30:00Z\t"51.5, -0.1"\t"1 High St, York"\n6/15/2026 9:00 AM\tPOINT (-0.2 51.6)\tx',
  JSON.stringify({ type: 'FeatureCollection', features }),
  JSON.stringify(vroom),
  kml,
  gpx,
  'R1\n\nVEHICLE\nNUMBER CAPACITY\n3 200\n\nCUSTOMER\nCUST NO. XCOORD. YCOORD.\n\n0 35 35 0 0 230 0\n1 41 49 10 161 171 10\n2 35 17 7 50 60 10\n',
  'NAME : t\nTYPE : CVRP\nDIMENSION : 3\nCAPACITY : 9\nEDGE_WEIGHT_TYPE : EUC_2D\nNODE_COORD_SECTION\n1 0 0\n2 0 9\n3 9 0\nDEMAND_SECTION\n1 0\n2 4\n3 5\nDEPOT_SECTION\n1\n-1\nEOF\n',
].map((text) => strToU8(text));

/** One to six slips in the bytes of a file: changed, cut out, doubled, or something of another file. */
function mutate(bytes: Uint8Array, random: () => number): Uint8Array {
  let changed = [...bytes];
  const slips = 1 + Math.floor(6 * random());
  for (let i = 0; i < slips; i++) {
    const at = Math.floor(random() * changed.length);
    const length = Math.floor(random() * 40);
    const other = files[Math.floor(random() * files.length)] ?? bytes;
    const kind = Math.floor(4 * random());
    if (kind === 0) changed[at] = Math.floor(random() * 256);
    if (kind === 1) changed.splice(at, length);
    if (kind === 2) changed.splice(at, 0, ...changed.slice(at, at + length));
    if (kind === 3) changed.splice(at, 0, ...other.slice(at, at + length));
  }
  if (random() < 0.05) changed = [...zipSync({ 'doc.kml': Uint8Array.from(changed) })];
  return Uint8Array.from(changed);
}

const isSentence = (text: string) =>
  text.length < 200 && /^[A-Z0-9].*[.?]$/.test(text) && !/undefined|NaN|\[object|\n/.test(text);

it('2,000 damaged files end in rows or in a sentence', { timeout: 120_000 }, async () => {
  const random = createRandom(42);
  let rows = 0;
  for (let i = 0; i < 2000; i++) {
    const bytes = mutate(files[i % files.length] as Uint8Array, random);
    const lists = await openFile(bytes)
      .then(({ tables }) => tables.map((table) => readTable(table)))
      .catch((error) => {
        expect(error).toBeInstanceOf(Refusal);
        expect(error.refused).toSatisfy(isSentence);
        return [];
      });
    for (const file of lists) {
      const checked = checkStops(file.lines);
      rows += checked.lines.length;
      for (const { faults } of checked.lines) {
        for (const { words } of faults) expect(words).toSatisfy(isSentence);
      }
      const { day } = toDay(checked, 'file', file.settings) ?? {};
      for (const { capacity, shift } of day?.vans ?? []) {
        expect([capacity, ...shift].every((value) => Number.isFinite(value))).toBe(true);
      }
      for (const { place, minutes, load, window = [0, 1] } of day?.stops ?? []) {
        const numbers = [...Object.values(place).slice(1), minutes, load, ...window];
        expect(numbers.every((value) => Number.isFinite(value))).toBe(true);
      }
    }
  }
  expect(rows).toBeGreaterThan(3000);
});
