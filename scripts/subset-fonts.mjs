/**
 * Cuts the web fonts in app/fonts. Run it after a font package changes (`node
 * scripts/subset-fonts.mjs`) and commit the results.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const ascii = range(0x20, 0x7e);
// Used by the home page and articles, so that they need no second file; app/fonts.ts excludes the
// same.
const punctuation = ' ©·°×÷–—‘’“”…−áçéêñ';
const latin1 = range(0xa1, 0xff);

const packages = 'node_modules/@fontsource-variable';
const instrument = {
  from: `${packages}/instrument-sans/files/instrument-sans-latin-standard-normal.woff2`,
  variationAxes: { wdth: { min: 75, max: 100 }, wght: { min: 400, max: 620 } },
};

const cuts = [
  {
    ...instrument,
    to: 'app/fonts/instrument-sans.woff2',
    text: ascii + punctuation,
  },
  {
    ...instrument,
    to: 'app/fonts/instrument-sans-latin.woff2',
    text: [...latin1].filter((letter) => !punctuation.includes(letter)).join(''),
  },
  {
    from: `${packages}/geist-mono/files/geist-mono-latin-wght-normal.woff2`,
    to: 'app/fonts/geist-mono.woff2',
    text: ascii + punctuation,
    variationAxes: { wght: 500 },
  },
];

for (const { from, to, text, variationAxes } of cuts) {
  const options = { targetFormat: 'woff2', variationAxes };
  const font = await subsetFont(await readFile(from), text, options);
  await writeFile(to, font);
  console.log(`${to} ${(font.length / 1024).toFixed(1)} KB`);
}
