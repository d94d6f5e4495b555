const reported = new WeakSet<object>();

/** Logs where a caught error happened, once however many catch it. */
export function report(error: unknown, where: string): void {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  console.debug(`Failed: ${where}`, error);
}
