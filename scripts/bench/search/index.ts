/**
 * `npm run bench:search -- 32 5000`: what the search of a built site weighs and how long a key takes
 * with so many posts.
 */
import { brotliCompressSync } from 'node:zlib';
import { openIndex } from '@/lib/search/open-index';
import { filesOf } from '@/scripts/after-build/search/kept';
import { readPlaces } from '@/scripts/after-build/search/write-search';
import { median } from '../median';
import { withSamples } from './samples';

const given = process.argv.slice(2).map(Number);
const counts = given.length > 0 ? given : [32, 5000];
const typed = [
  'how do I stop alarms',
  'tempreture of a truck',
  'plan routes for 5 vans',
  'shopify',
];

const weigh = (file: object): number => brotliCompressSync(JSON.stringify(file)).length;
/** Milliseconds of the processor, which other work on the machine changes little. */
const timed = (work: () => void): number => {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};
const kilobytes = (bytes: number): number => Math.round(bytes / 102.4) / 10;
const rounded = (ms: number): number => Math.round(ms * 10) / 10;

const places = await readPlaces('out');
const rows = counts.map((count) => {
  const { first, further } = filesOf(withSamples(places, count));
  let index = openIndex({ places: [], texts: {} });
  const opening = timed(() => {
    index = openIndex(first);
  });
  const adding = timed(() => further.map((file) => index.add(file)));
  const keys = typed.flatMap((text) =>
    [...text].map((_, at) => timed(() => index.search(text.slice(0, at + 1)))),
  );
  return {
    posts: count,
    'first file (KB)': kilobytes(weigh(first)),
    'further files (KB)': kilobytes(further.map(weigh).reduce((all, bytes) => all + bytes, 0)),
    'open (ms)': rounded(opening),
    'add the others (ms)': rounded(adding),
    'a key, median (ms)': rounded(median(keys)),
    'slowest key (ms)': rounded(Math.max(...keys)),
  };
});
console.table(rows);
