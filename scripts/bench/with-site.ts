import { siteHandler } from '../serve/handler';
import { listen } from '../serve/listen';

/**
 * Serves a built site on any free port while `use` works with it, and ends the server.
 *
 * @param root the folder of files, served as `npm run serve` does
 */
export async function withSite<Result>(
  root: string,
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  const handler = siteHandler({ root, mailListFile: '.data/bench-mail-list.txt' });
  const { server, port } = await listen(handler, 0);
  try {
    return await use(`http://localhost:${port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
