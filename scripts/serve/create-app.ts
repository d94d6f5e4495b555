import { Hono } from 'hono';
import { securityHeaders } from '../../deploy/headers';
import { mailListPath } from '../../lib/forms/mail-list';
import { createMailList } from './mail-list-file';
import { mailListRoutes } from './mail-list-routes';
import { staticSite } from './static-site';

/** Where the server finds its files; both are paths, absolute or from the working folder. */
export type AppOptions = { readonly root: string; readonly mailListFile: string };

/**
 * The server of the built site: files, redirects, nearest 404 and the mail-list call.
 *
 * Nothing is opened before the first request, so a test may call `app.request()` without a port.
 */
export function createApp({ root, mailListFile }: AppOptions): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const { name, value } of securityHeaders) c.header(name, value);
  });
  app.onError((error, c) => {
    console.error(error);
    return c.json({ message: 'The server could not answer.' }, 500);
  });
  app.route(mailListPath, mailListRoutes(createMailList(mailListFile)));
  app.all('*', staticSite(root));
  return app;
}
