import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** Set for all that this server starts: its helpers read the settings of the build again. */
const mark = 'CONTENT_COMPANION';

/**
 * Keeps an eye on the content beside a development server, once the first page is open, and tells
 * pages what is wrong, over a connection of its own: the framework's holds changes back while a file
 * cannot be read. It ends with the server.
 */
export function accompany(root: string): void {
  if (process.env[mark]) return;
  process.env[mark] = 'started';

  const pages = new Set<ServerResponse>();
  let found = '{"errors":[],"gaps":[]}';
  const tell = (page: ServerResponse) => page.write(`data: ${found}\n\n`);

  let isWatching = false;
  function watch(): void {
    if (isWatching) return;
    isWatching = true;
    const companion = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev/companion.ts'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    companion.on('message', (message) => {
      found = JSON.stringify(message);
      for (const page of pages) tell(page);
    });
  }

  const server = createServer((request, page) => {
    page.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'Access-Control-Allow-Origin': '*',
    });
    tell(page);
    pages.add(page);
    request.once('close', () => pages.delete(page));
    watch();
  });
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    const file = join(root, 'content/found/errors-port.ts');
    writeFileSync(file, `export const port: number = ${port};\n`);
  });
  server.unref();
}
