/** How long the network may be silent before a copy is shown, in seconds. */
export const patience = 4;

/** The same for a page whose payload it has kept its reader waiting for already. */
export const shortPatience = 0.5;

/** The last payload that was asked for: the path of its page and the time. */
let asked = { path: '', at: 0 };

/** Notes the request of a payload, as it begins. */
export function noteRequest(url: string): void {
  const path = new URL(url).pathname.replace(/\.txt$/, '');
  asked = { path: path === '/index' ? '/' : path, at: Date.now() };
}

/**
 * Whether the document of a page is asked for since its payload did not come (lib/browser/page-under-way.ts):
 * the reader has waited long enough. Where the document follows sooner, the network gave an answer, such as
 * a payload of another build, and is to be asked.
 */
export function isOverdue(url: string): boolean {
  const silence = (Date.now() - asked.at) / 1000;
  return new URL(url).pathname === asked.path && silence >= patience && silence < 2 * patience;
}
