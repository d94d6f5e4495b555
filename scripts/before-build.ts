/** Before `next build`: finds, checks and stores entries, draws pictures. One process, for speed. */
import './find-entries';

await import('./check/content');
if (process.exitCode) process.exit();
await import('../art/before-build');
await import('./store-entries');
