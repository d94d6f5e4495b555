// The package brings no types; these are the parts that subset-fonts.ts uses.
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: {
        wdth?: { min: number; max: number };
        wght: number | { min: number; max: number };
      };
    },
  ): Promise<Buffer>;
}
