import { expect, it, onTestFinished } from 'vitest';
import { copyContent } from '@/tests/support/site-copy';

const slips: readonly (readonly [string, (text: string) => string, RegExp])[] = [
  ['integrations/dhl', () => 'export {};', /^integration: is missing, must be a group of fields$/],
  [
    'blog/posts/what-idling-costs',
    (text) => text.replace("title: '", 'title: '),
    /^line \d+: cannot be read \(Expected .+\): look there, or just before, for a quotation mark/,
  ],
  [
    'testimonials/norrby',
    (text) => `import { fact } from '../facts-of-old';\n${text.replace(/'\d+'/, 'fact')}`,
    /^\(file\): takes something from 'content\/facts-of-old', and there is no such file$/,
  ],
  [
    'help/articles/route-templates',
    (text) => `import { site as sign } from '@/content/site';\nsign.old.name;\n${text}`,
    /^line \d+: takes 'name' from something that does not exist: sign\.old\.name;$/,
  ],
  ['support-hours', () => '', /^supportHours: is missing, must be a group of fields$/],
];

it('files emptied or broken are all named in one run, each in a line', { timeout: 60_000 }, () => {
  const copy = copyContent();
  onTestFinished(copy.clear);
  for (const [name, slip] of slips) {
    const file = `content/${name}.ts`;
    copy.write(file, slip(copy.read(file)));
  }
  const { stdout, stderr, status } = copy.check();
  expect(status).toBe(1);
  const lines = stderr.trim().split('\n');
  expect(lines.pop()).toMatch(/^The content cannot be published: \d+ errors\.$/);
  for (const line of lines) expect(line).toMatch(/^content\/[\w/-]+(\.ts)?, \S.*: \S.+$/);
  for (const [name, , said] of slips) {
    const start = `content/${name}.ts, `;
    const told = lines.filter((line) => line.startsWith(start));
    expect(told.map((line) => line.slice(start.length))).toEqual([expect.stringMatching(said)]);
  }
  expect(stdout + stderr).not.toMatch(/^\s+at |node_modules|Error:/m);
});
