import { describe, expect, it } from 'vitest';
import { decodeText } from '@/lib/planner/import/decode';
import { splitRows } from '@/lib/planner/import/rows';
import {
  clock,
  readClock,
  readDecimal,
  readNumber,
  splitWindow,
} from '@/lib/planner/import/values';

const none = Number.NaN;

describe('numbers', () => {
  it.each([
    ['51.5', 51.5, 51.5],
    ['51,5', 51.5, 51.5],
    ['-0.1', -0.1, -0.1],
    ['−0.1', -0.1, -0.1],
    ['+7', 7, 7],
    ['.5', 0.5, 0.5],
    ['5.', 5, 5],
    [' 12 ', 12, 12],
    ['51,507', 51.507, 51507],
    ['1,234', 1.234, 1234],
    ["1'200", none, 1200],
    ['0,500', 0.5, 0.5],
    ['12.5°', 12.5, 12.5],
    ['1e3', 1000, 1000],
    ['1e309', none, none],
    ['NaN', none, none],
    ['Infinity', none, none],
    ['0x10', none, none],
    ['', none, none],
    ['two', none, none],
    ['1.2.3', none, none],
    ['=1+1', none, none],
  ])('%j is %d as degrees and %d as a count', (text, degrees, number) => {
    expect(readDecimal(text)).toBe(degrees);
    expect(readNumber(text)).toBe(number);
  });
});

describe('times', () => {
  it.each([
    ['08:30', 510],
    ['8:30', 510],
    ['8.30', 510],
    ['8h30', 510],
    ['8h', 480],
    ['0830', 510],
    ['08:30:00', 510],
    ['8:30 AM', 510],
    ['8:30am', 510],
    ['12:15 am', 15],
    ['12 PM', 720],
    ['5 p.m.', 1020],
    ['24:00', 1440],
    ['00:00', 0],
    ['24:01', none],
    ['8:60', none],
    ['13 pm', none],
    ['8', none],
    ['83', none],
    ['morning', none],
    ['', none],
    ['-1:00', none],
  ])('%j is %d', (text, minutes) => expect(readClock(text)).toBe(minutes));

  it.each([
    ['08:30-09:15', ['08:30', '09:15']],
    ['08:30 – 09:15', ['08:30', '09:15']],
    ['8:30 to 9:15', ['8:30', '9:15']],
    ['08:30/09:15', ['08:30', '09:15']],
    ['08:30', undefined],
    ['1-2-3', undefined],
  ])('the window %j has the ends %j', (text, ends) => expect(splitWindow(text)).toEqual(ends));

  it.each([
    [0, '00:00'],
    [510, '08:30'],
    [509.6, '08:30'],
    [1440, '24:00'],
  ])('%d prints as %s', (minutes, text) => expect(clock(minutes)).toBe(text));
});

describe('records', () => {
  const cells = (text: string, separator = ',') =>
    splitRows(text, separator).map((row) => row.cells);

  it.each([
    [
      'plain',
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'CRLF and an end of line at the end',
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'lone CR',
      'a,b\rc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a byte order mark', '\ufeffa,b', [['a', 'b']]],
    ['quotes', '"a,b","c""d"', [['a,b', 'c"d']]],
    ['spaces around quotes', ' "a,b" , c ', [['a,b', 'c']]],
    ['line breaks in quotes', '"a\r\nb",c', [['a\nb', 'c']]],
    ['an empty last cell', 'a,b,', [['a', 'b', '']]],
    ['empty quotes', '"",a', [['', 'a']]],
    ['a quote inside a cell', 'a "b" c,d', [['a "b" c', 'd']]],
    ['quotes that end too early', '"a" b,"c"', [['"a" b', 'c']]],
    ['an empty line', 'a\n\nb', [['a'], [''], ['b']]],
    ['nothing', '', []],
  ])('%s', (_, text, expected) => expect(cells(text)).toEqual(expected));

  it('know their lines past line breaks in quotes', () => {
    const rows = splitRows('a,b\n"c\nd",e\n\nf,g', ',');
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 4, 5]);
  });

  it('lose one line alone to a quotation mark that never closes', () => {
    const rest = Array.from({ length: 30 }, (_, i) => `row ${i},1`);
    const rows = splitRows(['"open,1', ...rest].join('\n'), ',');
    expect(rows).toHaveLength(31);
    expect(rows[0]).toEqual({ line: 1, cells: ['"open', '1'], open: true });
    expect(rows[1]).toEqual({ line: 2, cells: ['row 0', '1'] });
  });

  it('are split in no time, even where every cell opens a quotation mark', () => {
    const begin = performance.now();
    splitRows('"a,'.repeat(100_000), ',');
    splitRows('"a\n'.repeat(100_000), ',');
    expect(performance.now() - begin).toBeLessThan(2000);
  });
});

describe('bytes', () => {
  const bytes = (...values: number[]) => new Uint8Array(values);

  it.each([
    ['UTF-8', new TextEncoder().encode('Weir café 🚚'), 'Weir café 🚚'],
    ['UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, 0x61), 'a'],
    ['Windows-1252', bytes(0x63, 0x61, 0x66, 0xe9), 'café'],
    ['UTF-16', bytes(0xff, 0xfe, 0x61, 0, 0xe9, 0), 'aé'],
    ['UTF-16, high byte first', bytes(0xfe, 0xff, 0, 0x61), 'a'],
    ['nothing', bytes(), ''],
  ])('%s', (_, given, text) => expect(decodeText(given)).toMatchObject({ text }));

  it.each([
    ['zeros', bytes(1, 0, 2), /not text/],
    ['a workbook', bytes(0x50, 0x4b, 3, 4), /Save the list as CSV/],
    ['two megabytes', new Uint8Array(2_000_001).fill(97), /too large/],
  ])('%s are refused', (_, given, words) =>
    expect(decodeText(given)).toEqual({ words: expect.stringMatching(words) }),
  );
});
