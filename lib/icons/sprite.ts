export type SpriteName = 'icons' | 'brands';

/** The `href` of a `<use>`; its version lets browsers cache the file for good. */
export const spriteAddress = (sprite: SpriteName, id: string): string =>
  `/sprites/${process.env.SPRITE_VERSION}/${sprite}.svg#${id}`;
