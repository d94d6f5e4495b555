import { expect, it } from 'vitest';
import { numbersUnbroken, unbroken } from '@/lib/words/unbroken';

it('lets no line break within words', () => {
  expect(unbroken('+91 00000 00000')).toBe('+91\u00a000000\u00a000000');
  expect(unbroken('e-mail')).toBe('e-\u2060mail');
});

it.each([
  ['Call +91 00000 00000 today.', 'Call +91\u00a000000\u00a000000 today.'],
  ['From 36 °F to 46 °F.', 'From 36\u00a0°F to 46\u00a0°F.'],
  ['at -4 °F', 'at -4\u00a0°F'],
  ['two plus 2 and 3', 'two plus 2 and 3'],
  ['+5 and more', '+5 and more'],
  ['°F alone', '°F alone'],
  ['40 × 11.3 = 452', '40\u00a0×\u00a011.3 =\u00a0452'],
  ['5 × 4 × 3 and 380 ÷ 1,080', '5\u00a0×\u00a04\u00a0×\u00a03 and 380\u00a0÷\u00a01,080'],
  ['8 × $28', '8\u00a0×\u00a0$28'],
  ['cost = price', 'cost = price'],
  ['VAN 11 in a VAN', 'VAN\u00a011 in a VAN'],
  ['49 CFR 396.11', '49\u00a0CFR\u00a0396.11'],
  ['2 percent of 2.7 kWh', '2\u00a0percent of 2.7\u00a0kWh'],
  ['3 percentages', '3 percentages'],
  ['5 to 30 min, 30 minutes', '5 to 30\u00a0min, 30 minutes'],
  ['Starter, 5 vehicles', 'Starter, 5\u00a0vehicles'],
  ['14:00–14:30 or 100–1,000', '14:00–\u206014:30 or 100–\u20601,000'],
  ['50–80 MB', '50–\u206080\u00a0MB'],
  ['Mon-Fri 9AM-6PM EST', 'Mon-Fri 9AM-\u20606PM EST'],
  ['Wednesday, November 6: 204 doors', 'Wednesday, November\u00a06: 204 doors'],
  ['a 20-question checklist', 'a 20-\u2060question checklist'],
  ['between 6-10', 'between 6-10'],
  ['route-planning software', 'route-\u2060planning software'],
  ['by e-mail', 'by e-\u2060mail'],
  ['check-ins and sign-ins', 'check-\u2060ins and sign-\u2060ins'],
  ['a made-up quarter, break-even', 'a made-\u2060up quarter, break-\u2060even'],
  ['a same-store sale', 'a same-store sale'],
  [
    'a [line-haul](/support#glossary-line-haul)',
    'a [line-\u2060haul](/support#glossary-line-haul)',
  ],
  [
    '[a 20-stop day](/blog/a-20-stop-day), 41 °F',
    '[a 20-\u2060stop day](/blog/a-20-stop-day), 41\u00a0°F',
  ],
  ['', ''],
])('keeps the numbers of a line whole: "%s"', (line, kept) =>
  expect(numbersUnbroken(line)).toBe(kept),
);
