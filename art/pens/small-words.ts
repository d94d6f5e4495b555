/** A picture beside copy is as wide as this on a phone of 390 px, and up to the other number on any. */
const phone = { picture: 348, most: 430 } as const;

/** Pixels: what words on a phone measure at least. */
const least = 12;

/** Wider drawings have a cut of their own for phones. */
const widest = 700;

const word = /^<g class="f-\w+" transform="translate\(([^)]+)\) scale\(([\d.]+)\)">$/;
const grown = /^<g data-size="([\d.]+)"/;

const scaleIn = (tag: string): number => {
  const [, scale] = /scale\(([-\d.]+)/.exec(tag) ?? [];
  if (tag.startsWith('<g')) return scale ? Math.abs(Number(scale)) : 1;
  // A picture inside the picture covers its box.
  const side = (name: string) => Number(new RegExp(` ${name}="([\\d.]+)"`).exec(tag)?.[1]);
  const [, , width, height] = (/viewBox="([^"]+)"/.exec(tag)?.[1] ?? '').split(' ').map(Number);
  return width && height ? Math.max(side('width') / width, side('height') / height) : 1;
};

/**
 * Lets the words of a drawing grow where it is shown as small as on a phone, so that none measures less
 * than 12 px there: each from where it is anchored. What says its own `data-size`, in units of the drawing,
 * grows as a whole, such as a label with its ground.
 *
 * @param markup what the drawing draws
 * @param width of the drawing, in pixels
 * @param scale pixels of a unit of the markup, in the drawing's full size
 * @param most pixels that the drawing is wide at most where it is shown on a phone
 * @returns the markup, and the rules that it needs
 */
export function withWordsThatGrow(
  markup: string,
  width: number,
  scale = 1,
  most: number = phone.most,
) {
  if (width <= phone.picture || width > widest) {
    return { markup: markup.replaceAll(/ data-size="[\d.]+"/g, ''), rules: '' };
  }
  const factors = new Set<number>();
  /** How much words of this many units have to grow, in hundredths. */
  const factorOf = (units: number): number => {
    const factor = Math.ceil((100 * least * width) / (phone.picture * units));
    if (factor > 100) factors.add(factor);
    return factor;
  };
  // Of the elements around: pixels of a unit, whether they grow already, and how many tags close them.
  const around = [{ scale, grows: false, ends: 1 }];
  const written = markup.replace(/<\/?(?:g|svg)\b[^>]*>/g, (tag) => {
    const outer = around.at(-1) ?? { scale, grows: false, ends: 1 };
    if (tag.startsWith('</')) {
      around.pop();
      return tag.repeat(outer.ends);
    }
    if (tag.endsWith('/>')) return tag;
    const inner = { scale: outer.scale * scaleIn(tag), grows: outer.grows, ends: 1 };
    around.push(inner);
    const [, size] = grown.exec(tag) ?? [];
    const [, place, share] = word.exec(tag) ?? [];
    if (size) {
      inner.grows = true;
      const factor = factorOf(Number(size) * inner.scale);
      return tag.replace(` data-size="${size}"`, factor > 100 ? ` class="w${factor}"` : '');
    }
    if (!place || outer.grows) return tag;
    const factor = factorOf(1000 * inner.scale);
    if (factor <= 100) return tag;
    inner.ends = 2;
    return `${tag.replace(` scale(${share})`, '')}<g class="w${factor}" transform="scale(${share})">`;
  });
  const each = [...factors].sort((a, b) => a - b).map((f) => `.w${f}{scale:${f / 100}}`);
  const rules = each.length > 0 ? `@media (max-width:${most}px){${each.join('')}}` : '';
  return { markup: written, rules };
}
