/** Part of the Network Information API (Chromium only). */
interface Connection extends EventTarget {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

const slowClass = 'slow-connection';

/** Whether a connection is 2g or saves data; false where unknown. */
export const isSlow = (
  connection: Pick<Connection, 'effectiveType' | 'saveData'> | undefined,
): boolean => connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');

const currentConnection = () => (navigator as { connection?: Connection }).connection;

export const isSlowNow = (): boolean => isSlow(currentConnection());

/** Runs before the first picture is laid out, so that none is fetched in vain. */
export const connectionScript = `try{var c=navigator.connection;if(c&&(c.saveData===true||/2g$/.test(c.effectiveType)))document.documentElement.classList.add('${slowClass}')}catch(e){}`;

/** Keeps the class on `<html>` up to date until the signal aborts. */
export function followConnection(signal: AbortSignal): void {
  const mark = () => document.documentElement.classList.toggle(slowClass, isSlowNow());
  mark();
  currentConnection()?.addEventListener('change', mark, { signal });
}
