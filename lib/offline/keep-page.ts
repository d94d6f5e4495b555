const type = 'keep-page';

/** Asks the service worker to keep a page that was not fetched through it. */
export interface KeepPage {
  readonly type: typeof type;
  /** Address on this site, query or not. */
  readonly path: string;
}

/** The message for a page. */
export const keepPage = (path: string): KeepPage => ({ type, path });

/** Whether a message asks to keep a page. */
export function isKeepPage(data: unknown): data is KeepPage {
  const asked: Partial<Record<keyof KeepPage, unknown>> = Object(data);
  return asked.type === type && typeof asked.path === 'string' && /^\/(?!\/)/.test(asked.path);
}
