const reported = new WeakSet<object>();

/**
 * Tells of an error that was caught, once however many catch it. The framework or the browser has logged the error
 * already; this adds where it happened, and is the one place to count errors from.
 *
 * @param where what failed, such as the name of an island
 */
export function report(error: unknown, where: string): void {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  console.debug(`Failed: ${where}`, error);
}
