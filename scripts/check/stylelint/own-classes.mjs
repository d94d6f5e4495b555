import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import postcss from 'postcss';
import stylelint from 'stylelint';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';

const ruleName = 'site/own-classes';
const messages = stylelint.utils.ruleMessages(ruleName, {
  foreign: (name, sheet) => `.${name} is a part of ${sheet}: style it there, or name your own part`,
  utility: (name) => `.${name} is a utility: name your own part`,
});

/** Names of the classes in a selector; dots inside attribute values are none. */
const classesOf = ({ selector }) =>
  Array.from(selector.replace(/\[[^\]]*\]/g, '').matchAll(/\.([a-z][\w-]*)/gi), ([, name]) => name);

const sheets = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file)),
);

/** The sheets that select a class, by its name. */
const sheetsOf = new Map();
for (const sheet of sheets) {
  postcss.parse(readFileSync(sheet, 'utf8')).walkRules((rule) => {
    for (const name of classesOf(rule)) {
      sheetsOf.set(name, (sheetsOf.get(name) ?? new Set()).add(sheet));
    }
  });
}

const theme = [
  'node_modules/tailwindcss/theme.css',
  ...['palette', 'theme', 'type', 'utilities'].map((name) => `app/styles/${name}.css`),
].map((file) => readFileSync(file, 'utf8'));
const utilities = await loadDesignSystem(`${theme.join('\n')} @tailwind utilities;`);

/** Whether a class bears the name of the sheet, so that the other one is in the wrong. */
const isNamedAfter = (name, sheet) => name.startsWith(basename(sheet, '.css'));

/** Reports classes that are utilities or that the sheet of another room selects too. */
const rule = (on, { libraries, notYet }) => {
  const free = (name) => libraries.some((pattern) => pattern.test(name));
  const counts = (sheet) => !notYet.some((room) => sheet.startsWith(room));
  return (root, result) => {
    if (!on) return;
    const own = relative(process.cwd(), root.source.input.file);
    root.walkRules((node) => {
      for (const name of classesOf(node)) {
        if (free(name)) continue;
        const other = [...(sheetsOf.get(name) ?? [])].find(
          (sheet) =>
            sheet !== own &&
            counts(sheet) &&
            (!isNamedAfter(name, own) || isNamedAfter(name, sheet)),
        );
        const utility = utilities.candidatesToCss([name])[0] !== null;
        const message = utility ? messages.utility(name) : other && messages.foreign(name, other);
        if (message) stylelint.utils.report({ ruleName, result, message, node, word: name });
      }
    });
  };
};

rule.ruleName = ruleName;
rule.messages = messages;

export default stylelint.createPlugin(ruleName, rule);
