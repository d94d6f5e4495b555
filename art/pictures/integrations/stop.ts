import { logoDrawings } from '@/art/logos';
import { type BrandMark, brandMarks } from '@/art/logos/marks';
import { hues, num } from '@/art/maps';
import { type Color, type Drawing, drawing, hue, icon, words } from '@/art/pens';
import { at, box, disc, edged, lined, segment, times } from '@/art/pens/shapes';

const width = 640;
const height = 84;

type Note = readonly [time: string, what: string];

/** A mark or a name; what it sends and what it gets. */
type Line = readonly [color: Color, mark: BrandMark | string, sends: Note, gets: Note];

/** Stop 9 of VAN 07 (content/home/fleet.ts). */
const lines: readonly Line[] = [
  ['cobalt', brandMarks.ebay, ['Wed', 'second package'], ['2:06 PM', 'signature, status']],
  ['madder', brandMarks.shopify, ['Wed', 'order, window'], ['2:06 PM', 'tracking ended']],
  ['teal', 'ShipHero', ['3:40 AM', 'packed, 2 of 2'], ['6:55 AM', 'loading order']],
  ['plum', brandMarks.quickbooks, ['Nov 4', 'terms, address'], ['2:11 PM', 'draft invoice']],
  ['ochre', brandMarks.zebra, ['2:05 PM', 'codes scanned'], ['7:24 AM', 'route, 14 stops']],
];

const wide = {
  width: 580,
  // Edge of a tile, and the step to the next line.
  tile: 64,
  step: 98,
  block: { x: 438, width: 141 },
  // Of labels, and the scale of the words in the block.
  size: 17,
  unit: 1,
};
type Cut = typeof wide;

function mark(found: BrandMark | string, x: number, y: number, tile: number) {
  if (typeof found === 'string') {
    const [one = '', two = ''] = found.split(/(?<=[a-z])(?=[A-Z])/);
    const at = (line: string, top: number) =>
      words.sign(line, x + tile / 2, y + top, tile * 0.29, 'ink', 'middle');
    return [at(one, tile * 0.47), at(two, tile * 0.75)];
  }
  const [left, top, width, height] = found.box;
  const scale = Math.min((tile * 0.5) / Math.sqrt(width * height), (tile * 0.74) / width);
  const move = `translate(${num(x + tile / 2 - (left + width / 2) * scale)} ${num(y + tile / 2 - (top + height / 2) * scale)})`;
  return `<path class="f-ink" transform="${move} scale(${scale.toFixed(3)})" d="${found.icon.path}"/>`;
}

function label(cut: Cut, [time, what]: Note, x: number, y: number, way: 'in' | 'out') {
  const { size } = cut;
  const arrow = way === 'in' ? 'arrow-right' : 'arrow-left';
  return [
    icon(arrow, x, y - size * 0.86, size * 1.1, 'ink'),
    words.mono(time, x + size * 1.4, y, size, 'ink'),
    words.text(what, x + size * 6, y, size, 'ink2'),
  ];
}

function row(cut: Cut, [color, found, sends, gets]: Line, index: number) {
  const { tile, step, block, size } = cut;
  const top = index * step + 2;
  const y = top + tile / 2;
  const left = tile + size;
  return [
    hue(`M${tile} ${num(y)}H${block.x}`, color),
    box(1, top, tile, tile, edged('surface', 'line'), tile * 0.21),
    mark(found, 1, top, tile),
    label(cut, sends, left, y - size * 0.75, 'in'),
    label(cut, gets, left, y + size * 1.5, 'out'),
    disc(block.x, y, 8, edged('paper', color, 4.5)),
  ];
}

function stopBlock({ block, step, tile, unit }: Cut) {
  const height = step * 4 + tile + 2;
  const [middle, center] = [block.x + block.width / 2 + 3, height / 2 + 1];
  const line = (text: string, y: number, size: number, face: 'sign' | 'mono') =>
    words[face](text, middle, center + y * unit, size * unit, 'paper', 'middle');
  return [
    box(block.x, 1, block.width, height, { fill: 'ink' }, 16),
    line('Stop', -44, 30, 'sign'),
    line('9', 40, 92, 'sign'),
    line('VAN 07', 67, 15, 'mono'),
    line('2:06 PM', 89, 15, 'mono'),
  ];
}

const draw = (cut: Cut) => [stopBlock(cut), ...lines.map((found, index) => row(cut, found, index))];

const stopAt = (cut: Cut): Drawing =>
  drawing(cut.width, cut.step * 4 + cut.tile + 4, () => draw(cut));

const narrow: Cut = {
  width: 350,
  tile: 46,
  step: 88,
  block: { x: 281, width: 68 },
  size: 15,
  unit: 0.82,
};

const middle = height / 2;
const end = 400;

export const pictures = {
  'integrations-stop': stopAt(wide),
  'integrations-stop-phone': stopAt(narrow),
  'help-connections-phone': drawing(390, 442, { ground: 'sunk' }, () => at(20, 20, draw(narrow))),
  ...logoDrawings,
  'integrations-request': drawing(width, height, () => [
    ...hues.map((color, i) => hue(`M-4 ${middle + (i - 2) * 9}H${end}`, color, { width: 4 })),
    ...times(9, (i) => disc(end + 44 + i * 15, middle, 2.4, { fill: 'ink3' })),
    box(end - 26, middle - 26, 52, 52, edged('ink', 'paper', 5), 12),
    icon('plus', end - 13, middle - 13, 26, 'paper'),
    segment([0, height - 0.5], [width, height - 0.5], lined('line', 1)),
  ]),
};
