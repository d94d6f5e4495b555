/** The words with spaces and hyphens at which no line breaks, as in a phone number or in 'e-mail'. */
export const unbroken = (words: string): string =>
  words.replaceAll(' ', '\u00a0').replace(/[-–]/g, '$&\u2060');

/** What reads as one thing, each with the spaces that hold it together. */
const wholes = [
  // A phone number.
  /\+\d[\d ]*\d/,
  // A number and its unit.
  /\d (?:°F|kWh|kW|kg|MB|min|mi|mph|percent|vehicles)(?![a-z])/,
  // From a number to another, with the unit of both.
  /\d[\d:,.]*–\d[\d:,.]*(?: (?:MB|min))?/,
  // A vehicle, and a rule of the Code of Federal Regulations.
  /\b(?:VAN|BIKE) \d/,
  /\d CFR \d/,
  // Hours of a day, and a word whose first part is a letter.
  /\d[AP]M-\d+[AP]M/,
  /\be-mail/,
  // Short words of two, of which neither half says it.
  /\b(?:break-even|check-in|cut-off|line-haul|made-up|same-day|sign-in)/,
  // What an article is about, where its heading would break.
  /\broute-planning/,
  // A day of the year.
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d+/,
  // A number that counts what follows: '20-question checklist'.
  /\b\d+-[a-z]+/,
  // A product; what a sum comes to goes with its sign, before which a line may break.
  /(?<=\d) [×÷] (?=\$?\d)/,
  /= (?=\$?\d)/,
];

/** Not within the address of a link: `[line-haul](/support#glossary-line-haul)`. */
const inAddress = /\]\([^)\s]*/.source;

const whole = new RegExp(
  `(?:${wholes.map(({ source }) => source).join('|')})(?<!${inAddress})`,
  'g',
);

/** A line of copy in which numbers and short words stay whole: '41 °F', '40 × 11.3', 'VAN 07', 'e-mail'. */
export const numbersUnbroken = (line: string): string => line.replace(whole, unbroken);
