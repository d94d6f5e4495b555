/** The packed town of the sample days, a file of its own. Rejects where the network fails. */
export const loadTownFile = (): Promise<string> => import('./files/days').then(({ file }) => file);
