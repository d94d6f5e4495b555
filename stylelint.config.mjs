import ownClasses from './scripts/check/stylelint/own-classes.mjs';

/** A length in px or rem that is no hairline (up to 3 px); it has a step of the scale. */
const rawLength = /(?<![\w.-])-?(?![0-3](\.\d+)?px)\d*\.?\d+(px|rem)\b/;

/** @type {import('stylelint').Config} */
export default {
  plugins: [ownClasses],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'selector-max-id': 0,
  },
  overrides: [
    {
      files: ['components/**/*.css'],
      rules: {
        'site/own-classes': [true, { libraries: [/^swiper-/] }],
        'selector-max-type': 0,
        'selector-pseudo-class-disallowed-list': ['/^nth-/', '/^(first|last|only)-/'],
        'declaration-property-value-disallowed-list': {
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
