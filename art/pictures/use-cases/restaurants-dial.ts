import { num } from '@/art/maps';
import { type Color, drawing, words } from '@/art/pens';
import { disc, edged, line, lined, shape } from '@/art/pens/shapes';

const center = 280;

/** One turn is thirty minutes, from 19:02 at the top. */
function place(minute: number, radius: number): readonly [x: number, y: number] {
  const angle = (minute / 30) * 2 * Math.PI - Math.PI / 2;
  return [center + radius * Math.cos(angle), center + radius * Math.sin(angle)];
}

function arc(from: number, to: number, radius: number): string {
  const [x0, y0] = place(from, radius);
  const [x1, y1] = place(to, radius);
  const large = to - from > 15 ? 1 : 0;
  return `M${num(x0)} ${num(y0)}A${radius} ${radius} 0 ${large} 1 ${num(x1)} ${num(y1)}`;
}

function moment(number: number, minute: number, radius: number, color: Color) {
  const [x, y] = place(minute, radius);
  return [
    disc(x, y, 18, edged('maddertint', color, 4)),
    words.strong(`${number}`, x, y + 6, 17, 'ink', 'middle'),
  ];
}

const pans = 136;
const tacos = 100;
const ride = 192;

const ticks = Array.from({ length: 30 }, (_, minute) =>
  line(
    [place(minute, 234), place(minute, minute % 5 === 0 ? 222 : 228)],
    lined('ink3', minute % 5 === 0 ? 3 : 2),
  ),
);

const hours = [0, 5, 10, 15, 20, 25].map((minute) => {
  const [x, y] = place(minute, 256);
  return words.mono(`${minute}`, x, y + 6, 17, 'ink2', 'middle');
});

export const pictures = {
  'restaurants-dial': drawing(560, 560, { light: 'night' }, () => [
    ...ticks,
    ...hours,
    shape(arc(0, 11, pans), lined('ochre', 10)),
    shape(arc(3, 11, tacos), lined('madder', 10)),
    shape(arc(5, 11, ride), lined('teal', 5, [0.1, 11])),
    shape(arc(11, 22, ride), lined('teal', 12)),
    shape(arc(22, 29, ride), lined('teal', 5)),
    line([place(11, 100), place(11, 174)], lined('ink', 3)),
    moment(1, 0, pans, 'ochre'),
    moment(2, 3, tacos, 'madder'),
    moment(3, 5, ride, 'teal'),
    moment(4, 11, ride, 'teal'),
    moment(5, 17, ride, 'teal'),
    moment(6, 22, ride, 'teal'),
    moment(7, 29, ride, 'teal'),
    words.sign('11 min', center, 284, 50, 'ink', 'middle'),
    ...['oldest bag', 'at its door'].map((row, i) =>
      words.text(row, center, 308 + i * 22, 16, 'ink2', 'middle'),
    ),
  ]),
};
