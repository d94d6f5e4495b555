/** Seconds of silence before a copy is shown. */
export const patience = 4;

/** The same where a payload of the page was already waited for. */
export const shortPatience = 0.5;

let asked = { path: '', at: 0 };

export function noteRequest(url: string): void {
  const path = new URL(url).pathname.replace(/\.txt$/, '');
  asked = { path: path === '/index' ? '/' : path, at: Date.now() };
}

/**
 * Whether a document is requested because its payload did not come (page-under-way.ts). One
 * requested sooner followed an answer, such as a payload of another build.
 */
export function isOverdue(url: string): boolean {
  const silence = (Date.now() - asked.at) / 1000;
  return new URL(url).pathname === asked.path && silence >= patience && silence < 2 * patience;
}
