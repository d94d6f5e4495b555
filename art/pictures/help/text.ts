import { card, drawing, hue, phone, widthOf, words } from '@/art/pens';
import { at, box, shape } from '@/art/pens/shapes';

const size = 18;

const gap = (name: string, x: number, y: number) => [
  box(x - 5, y - 21, widthOf(name, size, 'mono') + 10, 30, { fill: 'ochretint' }, 6),
  words.mono(name, x, y, size, 'ochretext'),
];

export const pictures = {
  'help-text': drawing(520, 380, { ground: 'sunk' }, () => [
    hue('M292 190H318', 'ochre'),
    at(0, 46, [
      card(20, 40, 272, 208),
      words.text('Out for delivery, SMS', 40, 76, 16, 'ink2'),
      words.text('Your parcel', 40, 122, size),
      words.text('arrives at', 40, 156, size),
      gap('{arrival}', 136, 156),
      words.text('.', 136 + widthOf('{arrival}', size, 'mono') + 7, 156, size),
      words.text('Follow the van:', 40, 190, size),
      gap('{link}', 45, 224),
    ]),
    phone(
      318,
      26,
      180,
      328,
      [
        box(14, 84, 152, 176, { fill: 'ochretint' }, 14),
        shape('M16 244v30l30-20z', { fill: 'ochretint' }),
        ...['Your parcel', 'arrives at', '14:08.', 'Follow the van:', 'track.example', '/8KQ2'].map(
          (text, i) => words[i === 2 || i > 3 ? 'strong' : 'text'](text, 28, 114 + i * 26, 16.5),
        ),
      ],
      '13:56',
    ),
  ]),
};
