import { createApp } from '@/scripts/serve/create-app';
import { listen } from '@/scripts/serve/listen';
import type { Host } from './host';

/** Starts the server of `npm run serve` on a folder of files, at any free port. */
export async function startServe(root: string): Promise<Host> {
  const { server, port } = await listen(createApp({ root, mailListFile: 'unused' }), 0);
  return {
    at: { port, host: 'localhost' },
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
