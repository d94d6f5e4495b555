/** The packed town of the home page's card, so that no page loads both files. */
export const loadHomeTownFile = (): Promise<string> =>
  import('./files/home').then(({ file }) => file);
