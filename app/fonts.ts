import localFont from 'next/font/local';

// The compiler reads these calls as they stand, so nothing is shared between them. Stand-ins
// with the same widths, by weight and stretch, are in styles/fallback-fonts.css.
const instrument = localFont({
  display: 'swap',
  adjustFontFallback: false,
  src: './fonts/instrument-sans.woff2',
  variable: '--font-instrument',
  weight: '400 620',
  declarations: [{ prop: 'font-stretch', value: '75% 100%' }],
  preload: true,
});

const instrumentLatin = localFont({
  display: 'swap',
  adjustFontFallback: false,
  src: './fonts/instrument-sans-latin.woff2',
  variable: '--font-instrument-latin',
  weight: '400 620',
  declarations: [
    { prop: 'font-stretch', value: '75% 100%' },
    {
      prop: 'unicode-range',
      value:
        'U+A1-A8, U+AA-AF, U+B1-B6, U+B8-D6, U+D8-E0, U+E2-E6, U+E8, U+EB-F0, U+F2-F6, U+F8-FF',
    },
  ],
  preload: false,
});

const geistMono = localFont({
  display: 'swap',
  adjustFontFallback: false,
  src: './fonts/geist-mono.woff2',
  variable: '--font-geist-mono',
  weight: '500',
  preload: false,
});

export const fontVariables = [instrument, instrumentLatin, geistMono]
  .map((font) => font.variable)
  .join(' ');
