import { barCode, words } from '@/art/pens';
import { box, lined, segment } from '@/art/pens/shapes';

/** Black on white in any theme. */
export function label(width: number, height: number) {
  const text = (line: string, y: number, size: number, face: 'sign' | 'text' | 'strong' | 'mono') =>
    words[face](line, 22, y, size, 'onsignal');
  const hair = (y: number) => segment([0, y], [width, y], lined('onsignal', 2.5));
  return [
    box(0, 0, width, height, { fill: 'ink' }, 10),
    text('N4', 62, 54, 'sign'),
    words.mono('1 of 1', width - 22, 36, 16, 'onsignal', 'end'),
    words.mono('27.3 lb', width - 22, 60, 16, 'onsignal', 'end'),
    hair(82),
    text('Night Post', 110, 18, 'strong'),
    text('next day, before 10:00', 133, 16, 'text'),
    hair(152),
    text('Harbor Books', 180, 18, 'strong'),
    text('3 Fullers’ Quay', 203, 16, 'text'),
    barCode('WL-40802-A', 22, 224, width - 44, height - 270),
    words.mono('WL-40802-A', width / 2, height - 18, 16, 'onsignal', 'middle'),
  ];
}
