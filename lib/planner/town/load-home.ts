/**
 * The packed town of the home page's card, as `loadTownFile` brings that of the sample days. Apart from
 * it, so that no page names the files of both.
 */
export const loadHomeTownFile = (): Promise<string> =>
  import('./files/home').then(({ file }) => file);
