import { card, drawing, icon, mapInset, phone, rule, signature, widthOf, words } from '@/art/pens';
import { at, box, type Ink, spaced } from '@/art/pens/shapes';
import { fleet, nextStop, proofOfDelivery, stopTotal } from '@/content/home/fleet';
import { shortTime } from '@/lib/words/time-words';
import { pictures as groundMaps } from '../ground';
import { drawConsole, drawNarrowConsole } from './console';

/** Pixels. */
type Legend = Readonly<Record<'edge' | 'pitch' | 'size', number>>;

const plannedMiles = fleet.vehicles.reduce((sum, { miles }) => sum + miles, 0).toFixed(1);

function legend(width: number, { edge, pitch, size }: Legend): Ink {
  const { vehicles, date } = fleet;
  const longest = Math.max(...vehicles.map(({ stops }) => stops));
  const right = width - edge;
  const counts = right - size * 6.5;
  const start = edge + size * 5.3;
  const room = counts - size * 6.2 - start;
  const sums = edge + vehicles.length * pitch;
  return [
    rule(0, 0, width),
    spaced(vehicles, edge + size * 0.8, pitch, ({ id, hue, stops, miles }, y) => [
      words.mono(id, edge, y, size),
      box(start, y - size * 0.6, (room * stops) / longest, 6, { fill: hue }, 3),
      words.mono(`${stops} stops`, counts, y, size, 'ink', 'end'),
      words.mono(`${miles.toFixed(1)} mi`, right, y, size, 'ink2', 'end'),
    ]),
    rule(edge, sums - pitch * 0.1, right - edge),
    words.mono(date, edge, sums + size * 1.2, size),
    words.mono(`${stopTotal} stops`, counts, sums + size * 1.2, size, 'ink', 'end'),
    words.mono(`${plannedMiles} mi`, right, sums + size * 1.2, size, 'ink', 'end'),
  ];
}

function finishedPlan(width: number, height: number, measures: Legend): Ink {
  const mapHeight = height - 2 * measures.edge - (fleet.vehicles.length + 1) * measures.pitch + 8;
  return [
    // The narrow map is small, so its routes are thicker.
    mapInset({ ...groundMaps.plan, lineWidth: width < 400 ? 9 : 4.6 }, [0, 0, width, mapHeight]),
    at(0, mapHeight, legend(width, measures)),
  ];
}

const width = 300;

function driverPhone(x: number, y: number, height: number): Ink {
  const { clock, vehicle, stop, stops, address, note, turn, proof } = nextStop;
  const turnWidth = 74 + Math.max(widthOf(turn.distance, 19, 'strong'), widthOf(turn.street, 14));
  const screen = [
    words.mono(`Next · stop ${stop} of ${stops}`, 20, 66, 13, 'ink2'),
    words.mono(vehicle, width - 20, 66, 13, 'ink2', 'end'),
    words.sign(address, 20, 96, 26),
    words.text(note, 20, 120, 14.5, 'ink2'),
    mapInset(groundMaps['phone-map'], [0, 136, width, width]),
    box(12, 148, turnWidth, 62, { fill: 'ink' }, 14),
    icon('corner-up-right', 26, 166, 26, 'paper'),
    words.strong(turn.distance, 62, 176, 19, 'paper'),
    words.text(turn.street, 62, 197, 14, 'paper'),
    icon('key-round', 18, 462, 20, 'ink2'),
    words.text(proof.split(', ')[0] ?? proof, 48, 478, 14.5, 'ink2'),
  ];
  return phone(x, y, width, height, screen, shortTime(clock));
}

const rowHeight = 46;

const proofHeight = 198 + proofOfDelivery.rows.length * rowHeight;

/** 310 wide. */
function proofCard(x: number, y: number): Ink {
  const { title, time, address, rows, signedBy } = proofOfDelivery;
  const width = 310;
  const foot = y + 82 + rows.length * rowHeight;
  return [
    card(x, y, width, proofHeight, 16),
    words.sign(title, x + 20, y + 38, 25),
    words.mono(shortTime(time), x + width - 20, y + 36, 14, 'ink2', 'end'),
    words.text(address, x + 20, y + 64, 15.5, 'ink2'),
    spaced(rows, y + 82, rowHeight, ({ icon: name, label, value }, top) => [
      rule(x + 20, top, width - 40),
      icon(name, x + 20, top + 13, 20, 'madder'),
      words.text(label, x + 50, top + 29, 15),
      words.mono(value, x + width - 20, top + 29, 14, 'ink2', 'end'),
    ]),
    box(x + 20, foot, width - 40, 70, { fill: 'sunk' }, 10),
    signature(x + 44, foot + 9, 1.1),
    words.strong(`Signed by ${signedBy}`, x + 20, foot + 96, 15),
  ];
}

const wide = [860, 603] as const;
/** For windows with one column. */
const narrow = [350, 370] as const;

export const pictures = {
  'services-fleet': drawing(...wide, { ground: 'surface' }, () => drawConsole(...wide)),
  'services-fleet-phone': drawing(...narrow, { ground: 'surface' }, () =>
    drawNarrowConsole(...narrow),
  ),
  'services-delivery': drawing(...wide, { ground: 'maddertint' }, () => [
    proofCard(82, (wide[1] - proofHeight) / 2),
    driverPhone(468, 62, 700),
  ]),
  'services-delivery-phone': drawing(...narrow, { ground: 'sunk' }, () =>
    proofCard(20, (narrow[1] - proofHeight) / 2),
  ),
  'services-route': drawing(...wide, { ground: 'surface' }, () =>
    finishedPlan(...wide, { edge: 28, pitch: 28, size: 15 }),
  ),
  'services-route-phone': drawing(...narrow, { ground: 'surface' }, () =>
    finishedPlan(...narrow, { edge: 18, pitch: 25, size: 12.5 }),
  ),
};
