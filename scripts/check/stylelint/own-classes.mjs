import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import postcss from 'postcss';
import stylelint from 'stylelint';

const ruleName = 'site/own-classes';
const messages = stylelint.utils.ruleMessages(ruleName, {
  foreign: (name, sheet) => `.${name} is a part of ${sheet}: style it there, or name your own part`,
});

/** Dots inside attribute values are ignored. */
const classesOf = ({ selector }) =>
  Array.from(selector.replace(/\[[^\]]*\]/g, '').matchAll(/\.([a-z][\w-]*)/gi), ([, name]) => name);

const sheetsOf = new Map();
for (const folder of ['app', 'components']) {
  for (const file of readdirSync(folder, { recursive: true })) {
    if (!file.endsWith('.css')) continue;
    const sheet = join(folder, file);
    postcss.parse(readFileSync(sheet, 'utf8')).walkRules((rule) => {
      for (const name of classesOf(rule)) {
        sheetsOf.set(name, (sheetsOf.get(name) ?? new Set()).add(sheet));
      }
    });
  }
}

const isNamedAfter = (name, sheet) => name.startsWith(basename(sheet, '.css'));

/** Reports classes that several style sheets select, in those not named after them. */
const rule = () => (root, result) => {
  const own = relative(process.cwd(), root.source.input.file);
  root.walkRules((node) => {
    for (const name of classesOf(node).filter((each) => !each.startsWith('swiper-'))) {
      const other = [...(sheetsOf.get(name) ?? [])].find(
        (sheet) => sheet !== own && (!isNamedAfter(name, own) || isNamedAfter(name, sheet)),
      );
      const message = other && messages.foreign(name, other);
      if (message) stylelint.utils.report({ ruleName, result, message, node, word: name });
    }
  });
};
rule.ruleName = ruleName;
rule.messages = messages;

export default stylelint.createPlugin(ruleName, rule);
