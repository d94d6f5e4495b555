/** How large letters are: 1 where nobody enlarged them, 2 at 200 %. */
export const textScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
