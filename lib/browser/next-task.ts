/** Lets the browser draw and answer before work goes on. */
export const nextTask = (): Promise<void> => new Promise((go) => setTimeout(go));
