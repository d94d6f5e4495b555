import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { listen, siteHandler } from './handler';

const root = resolve('out');
const mailListFile = resolve(process.env.MAIL_LIST_FILE || '.data/mail-list.txt');

try {
  if (!existsSync(root)) throw new Error("There is no folder 'out': run 'npm run build' first.");
  const port = Number(process.env.PORT || 4173);
  const listening = await listen(siteHandler({ root, mailListFile }), port);
  console.log(`http://localhost:${listening.port}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
