import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const file = resolve('app/styles/theme.css');
/** What Tailwind adds to each variable of the theme in a sheet that only refers to it. */
const fallback = /var\((--(?:color|radius|font|ease)-[\w-]+), ?(?:[^()]|\([^()]*\))*\)/g;
const step = /^ {2}(--(?:space|text|radius|ease)-[\w-]+): ([^;]+);/gm;

/**
 * Writes the steps of the scales out: `var(--space-16)` becomes `16px`. They never change in the
 * browser, and as variables they cost each page 0.4 KB.
 */
const inlineScale = () => ({
  postcssPlugin: 'inline-scale',
  OnceExit(root, { result }) {
    const steps = new Map(
      Array.from(readFileSync(file, 'utf8').matchAll(step), (m) => [m[1], m[2]]),
    );
    // What was made with another theme, or another one of this, is made anew.
    for (const source of [file, fileURLToPath(import.meta.url)]) {
      result.messages.push({ type: 'dependency', plugin: 'inline-scale', file: source });
    }
    root.walkDecls((declaration) => {
      if (steps.has(declaration.prop)) declaration.remove();
      else
        declaration.value = declaration.value
          .replace(fallback, 'var($1)')
          .replace(
            /var\((--(?:space|text|radius|ease)-[\w-]+)\)/g,
            (all, name) => steps.get(name) ?? all,
          );
    });
  },
});
inlineScale.postcss = true;

export default inlineScale;
