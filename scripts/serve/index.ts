import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { siteHandler } from './handler';
import { listen } from './listen';
import { readAddresses } from './mail-list';

const root = resolve('out');
const mailListFile = resolve(process.env.MAIL_LIST_FILE || '.data/mail-list.txt');
const port = Number(process.env.PORT || 4173);

/** How long open connections may take to end once the server was told to stop. */
const patienceMs = 2000;

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  stop(`PORT must be a whole number from 0 to 65535, not '${process.env.PORT}'.`);
}
if (!existsSync(root)) stop("There is no folder 'out' to serve: run 'npm run build' first.");

// Mends what a crash left of the last write.
await readAddresses(mailListFile);
const listening = await listen(siteHandler({ root, mailListFile }), port).catch(
  (error: NodeJS.ErrnoException) =>
    stop(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken: stop what uses it, or choose another with PORT=4174.`
        : `Port ${port} cannot be opened: ${error.message}`,
    ),
);
console.log(`http://localhost:${listening.port}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    listening.server.close();
    setTimeout(() => listening.server.closeAllConnections(), patienceMs).unref();
  });
}
