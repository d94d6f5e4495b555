const type = 'keep-page';

/** Asks the service worker to keep a page that was not fetched through it. */
export interface KeepPage {
  readonly type: typeof type;
  /** Path on this site. */
  readonly path: string;
}

export const keepPage = (path: string): KeepPage => ({ type, path });

export function isKeepPage(data: unknown): data is KeepPage {
  const asked: Partial<Record<keyof KeepPage, unknown>> = Object(data);
  return asked.type === type && typeof asked.path === 'string' && /^\/(?!\/)/.test(asked.path);
}
