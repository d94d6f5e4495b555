import { markDot, markLine } from '@/lib/brand/mark-shape';
import { colors } from '@/lib/palette';

const { ink, surface, signal } = colors;
const rules = (ground: string, hue: string) => `.g{fill:${ground}}.t{stroke:${hue}}`;

export const siteIcon = (): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">',
    `<style>${rules(ink[0], surface[0])}@media (prefers-color-scheme:dark){${rules(ink[1], ink[0])}}</style>`,
    '<rect class="g" width="40" height="40" rx="10"/>',
    `<path class="t" fill="none" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round" d="${markLine}"/>`,
    `<circle cx="${markDot.cx}" cy="${markDot.cy}" r="${markDot.r}" fill="${signal[0]}"/></svg>\n`,
  ].join('');
