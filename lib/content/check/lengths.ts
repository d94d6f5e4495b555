import { type ContentModule, leavesOf, type Problem } from './leaves';

/**
 * The longest text that the place of a field can show, by the name of the field. Schemas say less
 * where a place is smaller, such as on a card.
 */
const longest: readonly (readonly [RegExp, number])[] = [
  // A button, an entry of a menu, a figure's words: three lines of a phone.
  [/^(label|name|tags|signs|value|unit|keywords|columns|category|industry|author)$/, 100],
  // A heading: four lines of a phone.
  [/^(title|heading|subHeading|statsTitle|featuresTitle|question|position|words)$/, 120],
  // A lead under a heading: eight lines.
  [/^(lead|excerpt|description|caption|inShort|summary)$/, 400],
  // A note under a feature may name every language.
  [/^note$/, 900],
  // What a picture shows is read aloud and may tell a whole drawing.
  [/^(alt|pictureAlt)$/, 500],
];

/** A paragraph: more is a wall that should be two. */
const longestParagraph = 1500;

const limitOf = (key: string) => longest.find(([keys]) => keys.test(key))?.[1] ?? longestParagraph;

/** The API document is the OpenAPI linter's business, samples of code with it. */
const isApi = (file: string) => /^content\/api\/(?!page)/.test(file);

/** A picture that only adorns says so with an empty text. */
const mayBeEmpty = (key: string) => /alt$/i.test(key);

function reasonOf(key: string, value: unknown): string | undefined {
  if (value === undefined) return 'is missing, what it is taken from does not exist';
  if (typeof value === 'number' && !Number.isFinite(value)) return `is ${value}, must be a number`;
  if (typeof value !== 'string') return undefined;
  if (value.trim() === '' && !mayBeEmpty(key)) return 'is empty, must hold a text';
  const limit = limitOf(key);
  if (value.length <= limit) return undefined;
  return `has ${value.length} characters, must have ${limit} characters at most`;
}

/** Texts that are empty or longer than their place can show, and values that are none. */
export const unfitTexts = (module: ContentModule): readonly Problem[] =>
  isApi(module.file)
    ? []
    : leavesOf(module).flatMap(({ field, key, value }) => {
        const reason = reasonOf(key, value);
        return reason ? [{ file: module.file, field, reason }] : [];
      });
