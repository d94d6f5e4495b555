import { num } from '../maps/svg-path';

/** Pixels of the narrowest pictures with words: five side by side in a window of 1,024 px. */
const narrowest = 170;

/** Pixels of the smallest words. */
const least = 12;

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
 * Lets words grow where a drawing is shown small, as far as it takes: none is below 12 px down to a width of
 * 170. What has `data-size` grows as a whole. `scale` is pixels per unit of the markup, `share` how much of
 * the image's width its frame shows.
 */
export function withWordsThatGrow(markup: string, width: number, scale = 1, share = 1) {
  if (width <= narrowest) {
    return { markup: markup.replaceAll(/ data-size="[\d.]+"/g, ''), rules: '' };
  }
  const factors = new Set<number>();
  /** In hundredths. */
  const factorOf = (units: number): number => {
    const factor = Math.ceil((100 * least * width) / (narrowest * units));
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
  // Divides two lengths in all browsers: that of the image without growth by that of the image as shown.
  const ratio = (factor: number) =>
    `tan(atan2(${num((factor * narrowest) / share / 100)}px,100vw))`;
  const rules = [...factors]
    .sort((a, b) => a - b)
    .map((factor) => `.w${factor}{scale:clamp(1,${ratio(factor)},${factor / 100})}`);
  return { markup: written, rules: rules.join('') };
}
