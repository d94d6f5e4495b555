/**
 * What `npm run build` begins with: finds the entries of the content, checks them, draws the pictures that
 * they ask for, and stores those that are data while the site is built. In one process, since each of these
 * steps reads all entries.
 */
import './find-entries';

// What reads the entries comes when they are found.
await import('./check/content');
if (process.exitCode) process.exit();
await import('../art/before-build');
await import('./store-entries');
