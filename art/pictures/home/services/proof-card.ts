import { card, icon, rule, signature, words } from '@/art/pens';
import { box, type Ink, spaced } from '@/art/pens/shapes';
import { proofOfDelivery } from '@/content/home/fleet';

const rowHeight = 46;

export const proofHeight = 198 + proofOfDelivery.rows.length * rowHeight;

/** 310 wide. */
export function proofCard(x: number, y: number): Ink {
  const { title, time, address, rows, signedBy } = proofOfDelivery;
  const width = 310;
  const foot = y + 82 + rows.length * rowHeight;
  return [
    card(x, y, width, proofHeight, 16),
    words.sign(title, x + 20, y + 38, 25),
    words.mono(time, x + width - 20, y + 36, 14, 'ink2', 'end'),
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
