import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { looseTexts } from './loose-text';

const loose = {
  'text beside what comes and goes': '<p>Words {on && <b />}</p>',
  'text beside a component that may render nothing': '<p>Words <Maybe /></p>',
  'text that comes and goes': "<p>{on && 'Words'}<b /></p>",
  'text that changes beside an element': '<p><b />{name}</p>',
  'text in a fragment': '<p><>{name}</><b /></p>',
  'a component that renders a list of texts': '<p><Names /></p>',
};

const safe = {
  'text alone': '<p>{name}</p>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a component.
  'one template': '<p>{`${count} results`}</p>',
  'text beside elements that stay': '<p>Words <b>more</b> words <Always /></p>',
  'elements beside what changes': '<p><b>{name}</b> {on && <b />}{heading}</p>',
};

const lines = [...Object.values(loose), ...Object.values(safe)];
const kit = `import type { ReactElement, ReactNode } from 'react';
const Maybe = () => (on ? <b /> : null);
const Always = () => <b />;
const Names = () => names.map((name) => (on ? <b key={name} /> : name));
declare const on: boolean;
declare const count: number;
declare const name: string;
declare const names: string[];
declare const children: ReactNode;
declare const heading: ReactElement;`;

const folder = mkdtempSync(join(tmpdir(), 'loose-'));
let found: readonly string[];
beforeAll(() => {
  const types = join(process.cwd(), 'node_modules/@types/react');
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        jsx: 'react-jsx',
        strict: true,
        noEmit: true,
        module: 'esnext',
        moduleResolution: 'bundler',
        paths: { react: [types], 'react/jsx-runtime': [`${types}/jsx-runtime`] },
      },
      files: ['a.tsx'],
    }),
  );
  writeFileSync(join(folder, 'a.tsx'), [kit, ...lines.map((line) => `void (${line});`)].join('\n'));
  found = looseTexts(['a.tsx'], folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const isFound = (line: string) => {
  const at = kit.split('\n').length + lines.indexOf(line) + 1;
  return found.some((words) => words.startsWith(`a.tsx:${at} `));
};

it.each(Object.entries(loose))('finds %s: %s', (_, line) => expect(isFound(line)).toBe(true));
it.each(Object.entries(safe))('lets pass %s: %s', (_, line) => expect(isFound(line)).toBe(false));
