/** `npm run new -- post 'Title'`: a new entry, ready to fill. */
import { resolve } from 'node:path';
import { newEntry, Refusal } from './new-entry';

const [kind = '', ...words] = process.argv.slice(2);

try {
  const today = new Date().toISOString().slice(0, 10);
  for (const line of newEntry(resolve('.'), kind, words.join(' ').trim(), today)) console.log(line);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
