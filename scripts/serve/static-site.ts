import type { Context } from 'hono';
import { revalidate } from './cache-control';
import { readRequestPath } from './request-path';
import { resolveTarget } from './resolve';
import { sendFile, sendNotFound } from './send-file';

/** Answers every address that is not a call, out of one folder of files. */
export const staticSite =
  (root: string) =>
  async (c: Context): Promise<Response> => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return c.text('Method not allowed', 405, { Allow: 'GET, HEAD' });
    }
    // Hono decodes c.req.path; the raw text is needed to tell a slash from an encoded one.
    const { pathname, search } = new URL(c.req.url);
    const target = await resolveTarget(root, readRequestPath(pathname));
    switch (target.kind) {
      case 'refused':
        return c.text('Bad request', 400);
      case 'not-found':
        return sendNotFound(c, target.page);
      case 'redirect':
        c.header('Cache-Control', revalidate);
        return c.redirect(target.path + search, 308);
      case 'file':
        return sendFile(c, target.file);
    }
  };
