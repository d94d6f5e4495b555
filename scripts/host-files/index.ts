import { readFileSync, writeFileSync } from 'node:fs';
import { hostFiles, withBlocks } from './host-files';

for (const { file, blocks } of hostFiles) {
  const text = readFileSync(file, 'utf8');
  const wanted = withBlocks(text, blocks());
  if (wanted !== text) writeFileSync(file, wanted);
  console.log(`${file}: ${wanted === text ? 'as it should be' : 'written'}`);
}
