import type { Drawing } from '@/art/pens/drawing';
import { widthOf, words } from '@/art/pens/letters';
import { box, disc, icon, shape } from '@/art/pens/shapes';
import { stop, thread } from '@/art/pens/threads';

/** A punch card: the holes are where the agent stood inside the fence. */
function punchCard(): string {
  const days = [
    ['Mon', '07:58', '16:31'],
    ['Tue', '08:01', '16:40'],
    ['Wed', '07:55', '16:28'],
    ['Thu', '07:56', ''],
  ] as const;
  return [
    shape('M26 8H254L280 34V192H16V18A10 10 0 0 1 26 8Z', {
      fill: 'surface',
      stroke: 'ink',
      width: 3,
    }),
    words('L. Haddad', { x: 34, y: 42, size: 18, face: 'strong' }),
    words('Week 46', { x: 244, y: 42, size: 16, face: 'mono', color: 'ink2', anchor: 'end' }),
    ...days.map(([day, from, to], i) => {
      const y = 82 + i * 31;
      return [
        shape(`M34 ${y - 22}H262`, { stroke: 'line', width: 1.2 }),
        words(day, { x: 34, y, size: 16, color: 'ink2' }),
        disc(92, y - 5.5, 6, { fill: 'ochre' }),
        words(from, { x: 108, y, size: 16, face: 'mono' }),
        to ? disc(190, y - 5.5, 6, { fill: 'ochre' }) : disc(190, y - 5.5, 6, { stroke: 'edge' }),
        words(to, { x: 206, y, size: 16, face: 'mono' }),
      ].join('');
    }),
  ].join('');
}

/** A pegboard: what the job asks for has left its hook. */
function pegboard(): string {
  const holes = Array.from({ length: 55 }, (_, i) => {
    const x = 34 + (i % 11) * 23;
    const y = 30 + Math.floor(i / 11) * 23;
    return `M${x} ${y}h.1`;
  });
  const tools = [
    ['wrench', 28, false],
    ['zap', 92, true],
    ['key-round', 156, false],
    ['hard-hat', 220, true],
  ] as const;
  return [
    box(16, 8, 264, 136, { fill: 'ochretint', stroke: 'ink', width: 3 }, 10),
    shape(holes.join(''), { stroke: 'ochre', width: 3.4, opacity: 0.55 }),
    ...tools.map(([name, x, taken]) =>
      taken
        ? box(x, 50, 48, 52, { fill: 'ochretint', stroke: 'ink', width: 2, dash: [4, 5] }, 8)
        : box(x, 50, 48, 52, { fill: 'surface', stroke: 'ink', width: 2 }, 8) +
          icon(name, x + 10, 62, 28, 'ink'),
    ),
    words('Asks for 2 skills,', { x: 16, y: 168, size: 16, color: 'ink2' }),
    words('T. Adeyemi has both', { x: 16, y: 190, size: 16, face: 'strong' }),
  ].join('');
}

/** A line without signal: what happens there is kept and sent in order. */
const basement = (): string =>
  [
    box(92, 20, 124, 128, { fill: 'sunk' }, 10),
    icon('wifi-off', 143, 34, 24, 'ink3'),
    thread('M16 96H88', 'ochre'),
    thread('M100 96H208', 'ochre', { dash: [1, 11] }),
    thread('M220 96H280', 'ochre'),
    stop(40, 96, 'ochre', { served: true, radius: 8 }),
    ...[116, 154, 192].map((x) => stop(x, 96, 'ochre', { radius: 8 })),
    stop(256, 96, 'ochre', { served: true, radius: 8 }),
    words('3 kept', { x: 154, y: 134, size: 16, face: 'mono', anchor: 'middle' }),
    words('10:12', { x: 16, y: 180, size: 16, face: 'mono', color: 'ink2' }),
    words('sent 10:50', { x: 280, y: 180, size: 16, face: 'mono', anchor: 'end' }),
  ].join('');

/** An odometer, and the claim that equals it. */
function odometer(): string {
  const digits = ['0', '0', '4', '2', '6'];
  return [
    box(16, 18, 264, 92, { fill: 'ink' }, 12),
    ...digits.map((digit, i) => {
      const last = i === digits.length - 1;
      const x = 28 + i * 49;
      return [
        box(x, 30, 44, 68, { fill: last ? 'ochre' : 'surface' }, 6),
        words(digit, {
          x: x + 22,
          y: 82,
          size: 50,
          face: 'sign',
          anchor: 'middle',
          color: last ? 'surface' : 'ink',
        }),
        shape(`M${x} 64h44`, { stroke: 'ink', width: 1.4, opacity: 0.25 }),
      ].join('');
    }),
    words('Driven', { x: 16, y: 146, size: 16, color: 'ink2' }),
    words('42.6 km', { x: 280, y: 146, size: 16, face: 'mono', anchor: 'end' }),
    shape('M16 159H280', { stroke: 'line', width: 1.2 }),
    words('Claimed', { x: 16, y: 183, size: 16, color: 'ink2' }),
    words('42.6 km', { x: 280, y: 183, size: 16, face: 'mono', anchor: 'end' }),
    icon('check', 280 - widthOf('42.6 km', 16, 'mono') - 28, 169, 18, 'success'),
  ].join('');
}

const small = (draw: () => string) => ({ width: 296, height: 200, light: 'page', draw }) as const;

/** One agent's day, in four objects. */
export const fieldDay = {
  'field-punch-card': small(punchCard),
  'field-pegboard': small(pegboard),
  'field-basement': small(basement),
  'field-odometer': small(odometer),
} as const satisfies Record<string, Drawing>;
