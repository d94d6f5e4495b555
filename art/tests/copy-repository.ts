import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const parts = [
  'art',
  'lib',
  'content',
  'public',
  'app/styles',
  'app/icon.svg',
  'components/tools/planner/map/draw',
  'package.json',
  'tsconfig.json',
];

/** A copy of what pictures are drawn from and of the pictures, in a new folder to be removed again. */
export function copyRepository(): string {
  const root = mkdtempSync(join(tmpdir(), 'art-'));
  for (const part of parts) cpSync(part, join(root, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'dir');
  return root;
}
