import { drawing, good, icon, phone, row, rule, signature, tag, words } from '@/art/pens';
import { box, edged, lined, shape } from '@/art/pens/shapes';

const width = 300;

function form() {
  const inner = width - 40;
  return [
    words.text('22 Dyers’ Row', 20, 76, 16, 'ink2'),
    words.sign('Elevator check', 20, 103, 24),
    rule(20, 120, inner, 'ink'),
    row('Door force', '26 lbf', 20, 150, inner, { size: 17, face: 'mono' }),
    rule(20, 166, inner),
    row('Car light', 'works', 20, 196, inner, { size: 17 }),
    rule(20, 212, inner),
    words.text('Brake test', 20, 243, 17, 'ink2'),
    tag('Passed', width - 20, 223, good, 'end'),
    rule(20, 262, inner),
    words.text('Photos', 20, 297, 17, 'ink2'),
    box(150, 275, 36, 36, { fill: 'cobalttint' }, 6),
    icon('image', 158, 283, 20, 'cobalttext'),
    box(196, 275, 36, 36, { fill: 'cobalttint' }, 6),
    icon('image', 204, 283, 20, 'cobalttext'),
    box(242, 275, 38, 36, { stroke: 'edge', dash: [4, 4] }, 6),
    shape('M261 285v16M253 293h16', lined('ink2', 2.4)),
    rule(20, 324, inner),
    words.text('Building manager', 20, 352, 16, 'ink2'),
    box(20, 364, inner, 84, edged('paper', 'line'), 10),
    signature(82, 384, 0.95),
    box(20, 464, inner, 50, { fill: 'ink' }, 10),
    words.strong('Close visit', width / 2, 495, 18, 'paper', 'middle'),
  ];
}

const onPhone = (x: number, y: number) => phone(x, y, width, 536, form(), '1:54');

export const pictures = {
  'field-form': drawing(560, 620, { ground: 'ochretint' }, () => onPhone(130, 42)),
  'field-form-phone': drawing(350, 600, { ground: 'ochretint' }, () => onPhone(25, 32)),
};
