import ownClasses from './scripts/check/stylelint/own-classes.mjs';

/** A length in px or rem that is no hairline (up to 3 px); it has a step of the scale. */
const rawLength = /(?<![\w.-])-?(?![0-3](\.\d+)?px)\d*\.?\d+(px|rem)\b/;

/** One value of a shorthand, with functions in functions; four of which left and right differ. */
const inner = String.raw`\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)`;
const value = `(?:[^\\s()]|${inner})+`;
const lopsided = new RegExp(`^${value}\\s+(${value})\\s+${value}\\s+(?!\\1$)${value}$`);

const lopsidedValues = {
  '/^(inset|margin|padding)$/': [lopsided],
  '/^(text-align|float)$/': ['left', 'right'],
};

/** @type {import('stylelint').Config} */
export default {
  plugins: [ownClasses],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'selector-max-id': 0,
    // Left is where a line begins in one half of the world: translators turn the page around.
    'property-disallowed-list': ['left', 'right', '/^(margin|padding|border)-(left|right)/'],
    'declaration-property-value-disallowed-list': lopsidedValues,
  },
  overrides: [
    {
      files: ['components/**/*.css'],
      rules: {
        'site/own-classes': [true, { libraries: [/^swiper-/] }],
        'selector-max-type': 0,
        'selector-pseudo-class-disallowed-list': ['/^nth-/', '/^(first|last|only)-/'],
        'declaration-property-value-disallowed-list': {
          ...lopsidedValues,
          '/^(margin|padding)/': [rawLength],
          '/^(row-|column-)?gap$/': [rawLength],
          '/^font(-size)?$/': [/(?<![\w.-])\d*\.?\d+(px|rem)\b/],
        },
      },
    },
    {
      // Text of articles and legal pages comes from Markdown: its parts have no classes.
      files: ['components/ui/prose/*.css'],
      rules: {
        'selector-max-type': null,
        'selector-pseudo-class-disallowed-list': null,
      },
    },
    { files: ['app/**/*.css'], rules: { 'selector-max-id': null } },
  ],
};
