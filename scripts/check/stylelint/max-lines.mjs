import stylelint from 'stylelint';

const ruleName = 'site/max-lines';
const messages = stylelint.utils.ruleMessages(ruleName, {
  tooLong: (lines, limit) => `${lines} lines where ${limit} are the limit: split the component`,
});

/** Reports a sheet with more than `limit` lines. */
const rule = (limit) => (root, result) => {
  const lines = root.source.input.css.trimEnd().split('\n').length;
  if (lines <= limit) return;
  const message = messages.tooLong(lines, limit);
  stylelint.utils.report({ ruleName, result, message, node: root, index: 0, endIndex: 1 });
};

rule.ruleName = ruleName;
rule.messages = messages;

export default stylelint.createPlugin(ruleName, rule);
