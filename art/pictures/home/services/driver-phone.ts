import { icon, mapInset, phone, widthOf, words } from '@/art/pens';
import { box, type Ink } from '@/art/pens/shapes';
import { nextStop } from '@/content/home/fleet';
import { pictures as groundMaps } from '../ground';

const width = 300;

export function driverPhone(x: number, y: number, height: number): Ink {
  const { clock, vehicle, stop, stops, address, note, turn, proof } = nextStop;
  const turnWidth = 74 + Math.max(widthOf(turn.distance, 19, 'strong'), widthOf(turn.street, 14));
  return phone(
    x,
    y,
    width,
    height,
    [
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
    ],
    clock,
  );
}
