/** Pixels of a picture beside copy on a phone of 390 px, and at most. */
const phone = { picture: 348, most: 430 } as const;

/** Pixels of the smallest words on a phone. */
const least = 12;

/** Wider drawings have a cut of their own for phones. */
const widest = 700;

const word = /^<g class="f-\w+" transform="translate\(([^)]+)\) scale\(([\d.]+)\)">$/;
const grown = /^<g data-size="([\d.]+)"/;

const scaleIn = (tag: string): number => {
  const [, scale] = /scale\(([-\d.]+)/.exec(tag) ?? [];
  if (tag.startsWith('<g')) return scale ? Math.abs(Number(scale)) : 1;
  // A nested picture covers its box.
  const side = (name: string) => Number(new RegExp(` ${name}="([\\d.]+)"`).exec(tag)?.[1]);
  const [, , width, height] = (/viewBox="([^"]+)"/.exec(tag)?.[1] ?? '').split(' ').map(Number);
  return width && height ? Math.max(side('width') / width, side('height') / height) : 1;
};

/**
 * Lets words grow where a drawing is shown on a phone: none is below 12 px. What has `data-size` grows as
 * a whole. `scale` is pixels per unit of the markup, `most` the drawing's largest width on a phone in
 * pixels.
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
  /** In hundredths. */
  const factorOf = (units: number): number => {
    const factor = Math.ceil((100 * least * width) / (phone.picture * units));
    if (factor > 100) factors.add(factor);
    return factor;
  };
  // Of the elements around: pixels of a unit, whether they grow already, tags that close them.
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
