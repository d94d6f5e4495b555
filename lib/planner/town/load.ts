/**
 * The packed town of the sample days, for `readTown` and for the worker. It is a file of its own, loaded
 * when asked for; rejects where the network fails.
 */
export const loadTownFile = (): Promise<string> => import('./files/days').then(({ file }) => file);
