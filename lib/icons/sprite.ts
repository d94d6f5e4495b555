/** A file with many small drawings: the site's icons, and the marks of other companies. */
export type SpriteName = 'icons' | 'brands';

/**
 * Where a drawing stands in a sprite, for the `href` of a `<use>`.
 *
 * The version in the address lets browsers keep the file for good. One that has to be asked for anew
 * is read anew as well, several times in one change of page, and that takes as long as a fifth of it.
 */
export const spriteAddress = (sprite: SpriteName, id: string): string =>
  `/sprites/${process.env.SPRITE_VERSION}/${sprite}.svg#${id}`;
