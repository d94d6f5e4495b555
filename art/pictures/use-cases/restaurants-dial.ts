import { type Color, drawing, words } from '@/art/pens';
import { arc, disc, edged, line, lined, polar, shape, times } from '@/art/pens/shapes';

const center = 280;

/** Degrees of a minute: one turn is thirty minutes, from 7:02 PM at the top. */
const turn = (minute: number) => minute * 12 - 90;

const place = (minute: number, radius: number) => polar([center, center], radius, turn(minute));

const way = (from: number, to: number, radius: number) =>
  arc([center, center], radius, turn(from), turn(to));

const moment = (number: number, minute: number, radius: number, color: Color) => {
  const [x, y] = place(minute, radius);
  return [
    disc(x, y, 18, edged('maddertint', color, 4)),
    words.strong(`${number}`, x, y + 6, 17, 'ink', 'middle'),
  ];
};

const pans = 136;
const tacos = 100;
const ride = 192;

const ticks = times(30, (minute) => {
  const [end, width] = minute % 5 === 0 ? [222, 3] : [228, 2];
  return line([place(minute, 234), place(minute, end)], lined('ink3', width));
});

const hours = [0, 5, 10, 15, 20, 25].map((minute) => {
  const [x, y] = place(minute, 256);
  return words.mono(`${minute}`, x, y + 6, 17, 'ink2', 'middle');
});

export const pictures = {
  'restaurants-dial': drawing(560, 560, { light: 'night' }, () => [
    ...ticks,
    ...hours,
    shape(way(0, 11, pans), lined('ochre', 10)),
    shape(way(3, 11, tacos), lined('madder', 10)),
    shape(way(5, 11, ride), lined('teal', 5, [0.1, 11])),
    shape(way(11, 22, ride), lined('teal', 12)),
    shape(way(22, 29, ride), lined('teal', 5)),
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
