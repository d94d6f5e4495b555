import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import postcss from 'postcss';
import stylelint from 'stylelint';

const ruleName = 'site/own-classes';
const messages = stylelint.utils.ruleMessages(ruleName, {
  foreign: (name, styleSheet) =>
    `.${name} is a part of ${styleSheet}: style it there, or name your own part`,
});

/** Dots inside attribute values are ignored. */
const classesOf = ({ selector }) =>
  Array.from(selector.replace(/\[[^\]]*\]/g, '').matchAll(/\.([a-z][\w-]*)/gi), ([, name]) => name);

const styleSheetsOf = new Map();
for (const folder of ['app', 'components']) {
  for (const file of readdirSync(folder, { recursive: true })) {
    if (!file.endsWith('.css')) continue;
    const styleSheet = join(folder, file);
    postcss.parse(readFileSync(styleSheet, 'utf8')).walkRules((rule) => {
      for (const name of classesOf(rule)) {
        styleSheetsOf.set(name, (styleSheetsOf.get(name) ?? new Set()).add(styleSheet));
      }
    });
  }
}

const isNamedAfter = (name, styleSheet) => name.startsWith(basename(styleSheet, '.css'));

/** Reports classes that several style sheets select, in those not named after them. */
const rule = () => (root, result) => {
  const own = relative(process.cwd(), root.source.input.file);
  root.walkRules((node) => {
    for (const name of classesOf(node).filter((each) => !each.startsWith('swiper-'))) {
      const other = [...(styleSheetsOf.get(name) ?? [])].find(
        (styleSheet) =>
          styleSheet !== own && (!isNamedAfter(name, own) || isNamedAfter(name, styleSheet)),
      );
      const message = other && messages.foreign(name, other);
      if (message) stylelint.utils.report({ ruleName, result, message, node, word: name });
    }
  });
};
rule.ruleName = ruleName;
rule.messages = messages;

export default stylelint.createPlugin(ruleName, rule);
