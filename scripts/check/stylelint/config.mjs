import { resolve } from 'node:path';
import ownClasses from './own-classes.mjs';

/** Lengths in px or rem over 3 px: the scale has steps for these. */
const rawLength = /(?<![\w.-])-?(?![0-3](\.\d+)?px)\d*\.?\d+(px|rem)\b/;

/** @type {import('stylelint').Config} */
export default {
  plugins: [ownClasses],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // Text direction may be right to left.
    'property-disallowed-list': ['left', 'right', '/^(margin|padding|border)-(left|right)/'],
    'declaration-property-value-disallowed-list': { '/^(text-align|float)$/': ['left', 'right'] },
  },
  overrides: [
    {
      files: [resolve('components/**/*.css')],
      rules: {
        'site/own-classes': true,
        'selector-max-id': 0,
        'selector-max-type': 0,
        'selector-pseudo-class-disallowed-list': ['/^nth-/', '/^(first|last|only)-/'],
        'declaration-property-value-disallowed-list': {
          '/^(text-align|float)$/': ['left', 'right'],
          '/^(margin|padding)/': [rawLength],
          '/^((row-|column-)?gap|font(-size)?)$/': [rawLength],
        },
      },
    },
    {
      // Markdown has no classes.
      files: [resolve('components/ui/prose/*.css')],
      rules: { 'selector-max-type': null, 'selector-pseudo-class-disallowed-list': null },
    },
  ],
};
