import { type ContentModule, leavesOf, type Problem } from './leaves';

/** By the name of the field. Schemas are stricter where a place is smaller. */
const longest: readonly (readonly [RegExp, number])[] = [
  // Three lines on a phone.
  [/^(label|name|tags|signs|value|unit|keywords|columns|category|industry|author)$/, 100],
  // Four lines on a phone.
  [/^(title|heading|subHeading|featuresTitle|question|position|words)$/, 120],
  // Eight lines on a phone.
  [/^(lead|excerpt|description|caption|inShort|summary)$/, 400],
  // May name every language.
  [/^note$/, 900],
  // Read aloud; may describe a whole drawing.
  [/^(alt|pictureAlt)$/, 500],
];

const longestParagraph = 1500;

const limitOf = (key: string) => longest.find(([keys]) => keys.test(key))?.[1] ?? longestParagraph;

/** The OpenAPI linter checks the API document. */
const isApi = (file: string) => /^content\/api\/(?!page)/.test(file);

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

export const unfitTexts = (module: ContentModule): readonly Problem[] =>
  isApi(module.file)
    ? []
    : leavesOf(module).flatMap(({ field, key, value }) => {
        const reason = reasonOf(key, value);
        return reason ? [{ file: module.file, field, reason }] : [];
      });
