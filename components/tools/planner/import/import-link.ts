/** A button that reads as a link. */
export const importLink =
  'min-h-7 text-start font-sans text-[.9375rem] font-semibold underline decoration-[1.5px] underline-offset-4 pointer-coarse:min-h-11';
