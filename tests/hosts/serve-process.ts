import { siteHandler } from '@/scripts/serve/handler';
import { listen } from '@/scripts/serve/listen';
import type { Host } from './host';

/** Starts the server of `npm run serve` on a folder of files, at any free port. */
export async function startServe(
  root: string,
  mailListFile = 'unused',
): Promise<Host & { readonly port: number }> {
  const { server, port } = await listen(siteHandler({ root, mailListFile }), 0);
  return {
    port,
    at: { port, host: 'localhost' },
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
