/**
 * Before `next build`: finds the entries, checks them, draws missing pictures and stores large
 * collections as data. One process, since each step reads all entries.
 */
import './find-entries';

await import('./check/content');
if (process.exitCode) process.exit();
await import('../art/before-build');
await import('./store-entries');
