import { inlineParts } from '../words/inline-text';

/** One part of an article, whatever its type; see content/blog/types.ts. */
interface Part {
  readonly type: string;
}

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

const partTexts = (parts: readonly Part[]): readonly string[] =>
  parts
    .filter(({ type }) => type !== 'image')
    .flatMap((part) =>
      Object.entries(part).flatMap(([key, value]) => (key === 'type' ? [] : textsOf(value))),
    )
    .map((text) =>
      inlineParts(text)
        .map((part) => part.text)
        .join(''),
    );

/** How many words an article has from its first part to its last, captions and takeaways aside. */
export const countWords = (parts: readonly Part[]): number =>
  partTexts(parts).reduce((sum, text) => sum + (text.match(/\S+/g)?.length ?? 0), 0);

const pace = 200;

export const readMinutes = (parts: readonly Part[]): number =>
  Math.max(1, Math.ceil(countWords(parts) / pace));
