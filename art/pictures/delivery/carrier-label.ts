import { barCode } from '@/art/pens/bars';
import { words } from '@/art/pens/letters';
import { box, line } from '@/art/pens/shapes';

/** A carrier's label, black on white at any hour. */
export function label(width: number, height: number): string {
  const text = (line: string, y: number, size: number, face: 'sign' | 'text' | 'strong' | 'mono') =>
    words(line, { x: 22, y, size, face, color: 'onsignal' });
  const hair = (y: number) =>
    line(
      [
        [0, y],
        [width, y],
      ],
      { stroke: 'onsignal', width: 2.5 },
    );
  return [
    box(0, 0, width, height, { fill: 'ink' }, 10),
    text('N4', 62, 54, 'sign'),
    words('1 of 1', {
      x: width - 22,
      y: 36,
      size: 16,
      face: 'mono',
      color: 'onsignal',
      anchor: 'end',
    }),
    words('12.4 kg', {
      x: width - 22,
      y: 60,
      size: 16,
      face: 'mono',
      color: 'onsignal',
      anchor: 'end',
    }),
    hair(82),
    text('Night Post', 110, 18, 'strong'),
    text('next day, before 10:00', 133, 16, 'text'),
    hair(152),
    text('Harbor Books', 180, 18, 'strong'),
    text('Fullers’ Quay 3', 203, 16, 'text'),
    barCode('WL-40802-C', 22, 224, width - 44, height - 270),
    words('WL-40802-C', {
      x: width / 2,
      y: height - 18,
      size: 16,
      face: 'mono',
      color: 'onsignal',
      anchor: 'middle',
    }),
  ].join('');
}
