import { expect, it } from 'vitest';
import { columnsByContent } from '@/lib/planner/import/columns/contents';
import { type Column, columnsByHeading } from '@/lib/planner/import/columns/headings';
import { decodeText } from '@/lib/planner/import/formats/decode';
import { readDelimited, splitRows } from '@/lib/planner/import/formats/delimited';
import { readClock, readWindow, spanOf } from '@/lib/planner/import/values/clock';
import { readDegrees } from '@/lib/planner/import/values/degrees';
import { readMoment, timeUnitOf } from '@/lib/planner/import/values/moments';
import { readNumber } from '@/lib/planner/import/values/numbers';

const none = Number.NaN;

it.each([
  [['51.5', '51,5', ' 51.5 ', '+51.5'], 51.5, 51.5],
  [['51.5°', '51.5 N', 'E 51° 30', '51°30\'0"N'], 51.5, none],
  [['51.5W', '51° 30 S'], -51.5, none],
  [['-0.1', '−0.1', '-.1'], -0.1, -0.1],
  [['51,507'], 51.507, 51507],
  [["1'200"], none, 1200],
  [['0,500'], 0.5, 0.5],
  [['1e3'], none, 1000],
  [['1e309', 'NaN', 'Infinity', '0x10', '', 'two', '1.2.3', '=1+1'], none, none],
])('%j are %d as degrees and %d as a count', (texts, degrees, number) => {
  expect(texts.map(readDegrees)).toEqual(texts.map(() => degrees));
  expect(texts.map((text) => readNumber(text))).toEqual(texts.map(() => number));
});

it.each([
  [['08:30', '8:30', '8.30', '8h30', '0830', '08:30:00', '8:30 AM', '8:30am'], 510],
  [['8h', '8 a.m.'], 480],
  [['12:15 am'], 15],
  [['12 PM'], 720],
  [['5 p.m.'], 1020],
  [['24:00'], 1440],
  [['24:01', '8:60', '13 pm', '8', '83', 'morning', '', '-1:00'], none],
])('the times %j are %d', (texts, minutes) =>
  expect(texts.map((text) => readClock(text))).toEqual(texts.map(() => minutes)),
);

it.each([
  [['8', '08', '8h'], 480],
  [['830', '8 30', '0830', '08:30', '8:30 am'], 510],
  [['5:15 pm', '515pm'], 1035],
  [['24', '24:00'], 1440],
  [['noon', '12', '12 pm'], 720],
  [['25', '8:60', '13 pm', 'moon', ''], none],
])('a field takes %j for %d', (texts, minutes) =>
  expect(texts.map((text) => readClock(text, true))).toEqual(texts.map(() => minutes)),
);

it.each([
  [540, 720, [540, 720]],
  [1320, 120, [1320, 1560]],
  [1320, 0, [1320, 1440]],
  [1320, 1440, [1320, 1440]],
  [0, 0, [0, 1440]],
  [600, 600, [600, 600]],
])('from %d to %d is %j', (from, to, span) => expect(spanOf(from, to)).toEqual(span));

it.each([
  ['08:30-09:15|08:30 – 09:15|08:30 to 09:15|08:30/09:15', [510, 555]],
  ['2:00-4:00 PM|2pm-4|2-4 p.m.|14:00 until 4 pm', [840, 960]],
  ['1:30 - 3:30pm', [810, 930]],
  ['11:00-1:00 PM|11am-1', [660, 780]],
  ['10:00-11:30am', [600, 690]],
  ['1pm-3:30', [780, 930]],
  ['8-10am', [480, 600]],
  ['9 to 5 pm', [540, 1020]],
  ['noon-3pm|noon to 3|12-3pm', [720, 900]],
  ['10pm-2am', [1320, 1560]],
  ["by 3pm|before 15:00|bis 15 h|jusqu'à 15h", [0, 900]],
  ['after 1 PM|ab 13:00|desde 13:00', [780, 1440]],
  ['8-10|08:30|1-2-3|noon|9 to five|by the door|after 25', undefined],
])('the windows %s are %j', (texts, window) => {
  for (const text of texts.split('|')) expect(readWindow(text), text).toEqual(window);
});

it.each([
  ['8-10', [480, 600]],
  ['9-5', [540, 1020]],
  ['9:00-5:00', [540, 1020]],
  ['09:00-05:00', [540, 1740]],
  ['12:00-10:00', [720, 2040]],
  ['11-1', [660, 780]],
  ['13-15', [780, 900]],
  ['22-2', [1320, 1560]],
  ['AM', [0, 720]],
  ['p.m.', [720, 1440]],
  ['8-30', undefined],
])('under the heading of a window %j is %j', (text, window) =>
  expect(readWindow(text, true)).toEqual(window),
);

it.each([
  ['epoch seconds', 1],
  ['epoch milliseconds', 1000],
] as const)('reads %s on the clock of the device', (unit, size) => {
  const at = (hours: number) => size * (new Date(2026, 11, 20, hours, 30).getTime() / 1000);
  expect(timeUnitOf([`${at(8)}`, `${at(10)}`])).toBe(unit);
  expect(readMoment(`${at(8)}`, unit, 'month first')).toEqual({ minutes: 510, date: '2026-12-20' });
});

// Cells with a bar between them, rows with a slash.
it.each([
  ['CRLF and an end of line at the end', 'a,b\r\nc,d\r\n', 'a|b/c|d'],
  ['lone CR', 'a,b\rc,d', 'a|b/c|d'],
  ['a byte order mark', '\ufeffa,b', 'a|b'],
  ['spaces around quotes', ' "a,b" , c ', 'a,b|c'],
  ['an empty last cell', 'a,b,', 'a|b|'],
  ['quotes', '"a,b","c""d"', 'a,b|c"d'],
  ['line breaks in quotes', '"a\r\nb",c', 'a\nb|c'],
  ['a quote inside a cell', 'a "b" c,d', 'a "b" c|d'],
  ['quotes that end too early', '"a" b,"c"', '"a" b|c'],
  ['an empty line', 'a\n\nb', 'a//b'],
])('records %s', (_, text, cells) =>
  expect(
    splitRows(text, ',')
      .map((row) => row.cells.join('|'))
      .join('/'),
  ).toBe(cells),
);

it('records know their lines past line breaks in quotes', () => {
  const rows = splitRows('a,b\n"c\nd",e\n\nf,g', ',');
  expect(rows.map(({ line }) => line)).toEqual([1, 2, 4, 5]);
});

it('records lose one line alone to a quotation mark that never closes', () => {
  const rest = Array.from({ length: 30 }, (_, i) => `row ${i},1`);
  const rows = splitRows(['"open,1', ...rest].join('\n'), ',');
  expect(rows).toHaveLength(31);
  expect(rows[0]).toEqual({ line: 1, cells: ['"open', '1'], open: true });
  expect(rows[1]).toEqual({ line: 2, cells: ['row 0', '1'] });
});

it('records are split in no time, even where every cell opens a quotation mark', () => {
  const begin = performance.now();
  for (const end of [',', '\n']) splitRows(`"a${end}`.repeat(100_000), ',');
  expect(performance.now() - begin).toBeLessThan(2000);
});

it.each([
  ['UTF-8', [...new TextEncoder().encode('Weir café 🚚')], 'Weir café 🚚'],
  ['Windows-1252', [0x63, 0x61, 0x66, 0xe9], 'café'],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0x61], 'a'],
  ['UTF-16, high byte first', [0xfe, 0xff, 0, 0x61], 'a'],
  ['UTF-16', [0xff, 0xfe, 0x61, 0, 0xe9, 0], 'aé'],
])('bytes of %s are read', (_, bytes, text) =>
  expect(decodeText(new Uint8Array(bytes))).toMatchObject({ text }),
);

const inWords = (columns: readonly Column[]) => columns.map(({ field }) => field ?? '–').join(' ');

it.each([
  [
    'name,latitude,longitude,minutes,load,window,skill,van,order,eta',
    'name latitude longitude minutes load window skill van order arrival',
  ],
  ['x,y,address', 'longitude latitude address'],
  ['LON,LAT,Stop name,Service (min),Boxes', 'longitude latitude name minutes load'],
  ['Address,Latitude [°],Long,Duration,Qty', 'address latitude longitude minutes load'],
  ['name,lat,lon,from,to', 'name latitude longitude from to'],
  ['name,lat,lon,Window_From,Window To', 'name latitude longitude from to'],
  ['Name,Lat,Lon,From (Time Window),To (Time Window)', 'name latitude longitude from to'],
  ['id,customer,lat,lon,phone', '– name latitude longitude phone'],
  ['lat,latitude,lng', '– latitude longitude'],
  ['Kunde,Breitengrad,Längengrad,Von,Bis,Menge', 'name latitude longitude from to load'],
  ['nom,rue,code postal,ville,durée visite', 'name address address address minutes'],
  ['nombre,latitud,longitud,hora inicio,hora fin,peso', 'name latitude longitude from to load'],
  ['Pickup Location,Pickup Time,Open 2,Priority level', '– – – –'],
  ['stop_id,stop_name,stop_lat,stop_lon', '– name latitude longitude'],
  ['Kunde,Zeitfenster von,Zeitfenster bis', 'name from to'],
  ['recipientName,completeAfter,completeBefore', 'name from to'],
])('the headings %j', (text, found) =>
  expect(inWords(columnsByHeading(text.split(','), []))).toBe(found),
);

it.each([
  ['naam,lat,lon', 'Hub,51.5,-0.1/A,51.6,-0.2', 'name latitude longitude'],
  ['Order,lat,lon', '000123,51.5,-0.1/000124,51.6,-0.2', 'name latitude longitude'],
  [
    'Name,Stop Time,lat,lon',
    'a,08:30,51.5,-0.1/b,09:10,51.6,-0.2',
    'name arrival latitude longitude',
  ],
  ['Name,From,To,lat,lon', 'a,Dallas,Plano,51.5,-0.1', 'name – – latitude longitude'],
  ['Name,Window,lat,lon', 'a,morning,51.5,-0.1', 'name window latitude longitude'],
])('the headings %s above %s', (headings, rows, found) => {
  const cells = rows.split('/').map((row) => row.split(','));
  expect(inWords(columnsByHeading(headings.split(','), cells))).toBe(found);
});

it.each([
  ['Fernhill,51.5074,-0.1180,6,4,08:30-10:00', 'name latitude longitude minutes load window'],
  [
    'Fernhill,51.5074,-0.1180,6,4,08:30,10:00,lift',
    'name latitude longitude minutes load from to skill',
  ],
  ['51.5074,-0.1180,Fernhill', 'latitude longitude name'],
  ['51.5074,-0.1180,Fernhill,ring twice', 'latitude longitude name note'],
  ['-118.25,34.05,Fernhill', 'longitude latitude name'],
  ['قرطبة,51.5,-0.1', 'name latitude longitude'],
  ['1001,41.88,-87.66,5/1002,41.89,-87.67,5', 'name latitude longitude minutes'],
  ['Main yard;41.88, -87.66', 'name point', ';'],
])('the contents %j', (text, found, separator = ',') =>
  expect(inWords(columnsByContent(text.split('/').map((row) => row.split(separator))))).toBe(found),
);

it.each([
  ['comma', ['name,lat,lon\na,1.5,2.5', '"A; B",51.5,-0.1', 'nothing at all', '']],
  ['semicolon', ['name;lat;lon\na;1,5;2,5', 'Old mint;51,5074;-0,1180', '"Weir, first";51.5;-0.1']],
  ['bar', ['name|lat|lon\na|1.5|2.5']],
])('the separator %s', (separator, texts) =>
  expect(texts.map((text) => readDelimited(text).format)).toEqual(texts.map(() => separator)),
);
