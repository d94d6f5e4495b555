/** What the site reads of the Network Information API, which Chromium alone has. */
interface Connection extends EventTarget {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** On `<html>` while the reader's connection is slow. */
const slowClass = 'slow-connection';

/** Whether a connection is of a 2g type, or its owner asks to save data; unknown ones are not. */
export const isSlow = (
  connection: Pick<Connection, 'effectiveType' | 'saveData'> | undefined,
): boolean => connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');

const currentConnection = () => (navigator as { connection?: Connection }).connection;

/** Whether the reader's connection is slow now. */
export const isSlowNow = (): boolean => isSlow(currentConnection());

/** `isSlow` before the first picture is laid out, so that none is fetched in vain. */
export const connectionScript = `try{var c=navigator.connection;if(c&&(c.saveData===true||/2g$/.test(c.effectiveType)))document.documentElement.classList.add('${slowClass}')}catch(e){}`;

/** Keeps the class on `<html>` true from now on, until the signal aborts. */
export function followConnection(signal: AbortSignal): void {
  const mark = () => document.documentElement.classList.toggle(slowClass, isSlowNow());
  mark();
  currentConnection()?.addEventListener('change', mark, { signal });
}
