/** Keeps words in one line, as in a phone number or in 'e-mail'. */
export const unbroken = (words: string): string =>
  words.replaceAll(' ', '\u00a0').replace(/[-–]/g, '$&\u2060');

/** What is kept together. */
const wholes = [
  /\+\d[\d ]*\d/,
  // A number and its unit.
  /\d (?:°F|kWh|kW|kg|MB|min|mi|s|mph|percent|vehicles)(?![a-z])/,
  // A time of day.
  /\d [AP]M\b/,
  // A range, with the unit of both.
  /\d[\d:,.]*–\d[\d:,.]*(?: (?:MB|min))?/,
  // A kit of parts, and a number in words.
  /\b[A-Z]-\d/,
  /\b(?:[Tt]wen|[Tt]hir|[Ff]or|[Ff]if)ty-[a-z]+/,
  // A vehicle, and a rule of the Code of Federal Regulations.
  /\b(?:VAN|BIKE) \d/,
  /\d CFR \d/,
  /\bRFC \d/,
  // A text encoding, a long ZIP code, degrees, and a span of hours.
  /\bUTF-\d/,
  /\bShift-JIS/,
  /\b\d{5}-\d/,
  /\d° \d+′ \d+″/,
  /\d-\d+ [AP]M\b/,
  // Hours of a day.
  /\d[AP]M-\d+[AP]M/,
  /\b[eE]-mail/,
  // Short compounds.
  /\b(?:break-even|check-in|cut-off|line-haul|made-up|same-day|sign-in)/,
  /\broute-planning/,
  // A date.
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d+/,
  // '20-question checklist'.
  /\b\d+-[a-z]+/,
  // A factor with its sign, and a result with its equals sign.
  /(?<=\d) [×÷] (?=\$?\d)/,
  /= (?=\$?\d)/,
];

/** Not within the address of a link. */
const inAddress = /\]\([^)\s]*/.source;

const whole = new RegExp(
  `(?:${wholes.map(({ source }) => source).join('|')})(?<!${inAddress})`,
  'g',
);

/** Keeps '41 °F', '40 × 11.3', 'VAN 07' and 'e-mail' in one line. */
export const numbersUnbroken = (line: string): string => line.replace(whole, unbroken);

/** Keeps the compounds of a heading in one line too, such as 'last-mile'. */
export const headingUnbroken = (title: string): string =>
  numbersUnbroken(title).replace(/(?<=\p{L})-(?=\p{L})/gu, unbroken);
