/** Icons of the site, and marks of other companies. */
export type SpriteName = 'icons' | 'brands';

/**
 * The `href` of a `<use>`. The version lets browsers cache the file for good: revalidating it takes
 * up to a fifth of a page change.
 */
export const spriteAddress = (sprite: SpriteName, id: string): string =>
  `/sprites/${process.env.SPRITE_VERSION}/${sprite}.svg#${id}`;
