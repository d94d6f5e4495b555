import { drawing, icon, words } from '@/art/pens';
import { lined, segment, spaced } from '@/art/pens/shapes';

export const pictures = {
  'industries-log': drawing(480, 226, { light: 'night' }, () => {
    const changes = [
      ['13:48', 'dispatcher', 'VAN 07, stop 11 moved'],
      ['13:52', 'supervisor', 'fence at Mill Quarter'],
      ['14:02', 'fleet manager', 'new driver, VAN 05'],
      ['14:06', 'API key 3', 'WL-41020, new hours'],
    ] as const;
    return [
      icon('history', 0, 14, 24, 'teal'),
      words.strong('Who changed what', 38, 33, 20),
      ...spaced(changes, 86, 42, ([time, who, what], y) => [
        segment([0, y - 27], [480, y - 27], lined('line', 1.5)),
        words.mono(time, 0, y, 19, 'ink2'),
        words.text(who, 80, y, 19.5),
        words.text(what, 480, y, 19.5, 'ink2', 'end'),
      ]),
    ];
  }),
};
