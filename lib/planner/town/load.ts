/** The packed town of the sample days, a file of its own. Rejects where the network fails. */
export const loadTownFile = (): Promise<string> => import('./files/days').then(({ file }) => file);

/** That of the home page's card. */
export const loadHomeTownFile = (): Promise<string> =>
  import('./files/home').then(({ file }) => file);
