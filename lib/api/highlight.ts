import { createCssVariablesTheme, createHighlighterCore, type ThemedToken } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import javascript from 'shiki/langs/javascript.mjs';
import json from 'shiki/langs/json.mjs';
import php from 'shiki/langs/php.mjs';
import python from 'shiki/langs/python.mjs';
import shell from 'shiki/langs/shellscript.mjs';

const languages = {
  curl: 'shellscript',
  javascript: 'javascript',
  python: 'python',
  php: 'php',
  json: 'json',
} as const;

const highlighter = createHighlighterCore({
  themes: [createCssVariablesTheme({ variablePrefix: '' })],
  langs: [javascript, json, php, python, shell],
  engine: createJavaScriptRegexEngine(),
});

type Language = keyof typeof languages;

/** Classes of colored words, which code-block.css colors: strings, keywords and names, numbers. */
const kinds = [
  ['s', /token-string/, /./],
  ['k', /token-keyword/, /[a-z]/i],
  ['n', /token-constant/, /^\s*(-?[\d.]+|true|false|null|none)\s*$/i],
] as const;

function kindOf({ color = '', content }: ThemedToken, language: Language): string {
  // What a shell calls; in a program every other word would be a call, and color say nothing.
  if (language === 'curl' && /token-function/.test(color)) return 'k';
  return kinds.find(([, colors, words]) => colors.test(color) && words.test(content))?.[0] ?? '';
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A string as HTML, in which a long address may break behind what divides it, not within a word. */
const escapedString = (text: string): string =>
  escaped(text).replace(/https?:\/\/\S{24,}/, (address) =>
    address.replace(/(?<=\w)(?:\/|\?|&amp;)(?=\w)/g, '$&<wbr>'),
  );

/** Neighbors of one kind as one; blanks belong to what stands before them, a point to its number. */
function merged(tokens: readonly ThemedToken[], language: Language) {
  const runs: { kind: string; text: string }[] = [];
  for (const token of tokens) {
    const last = runs.at(-1);
    const follows = token.content.trim() === '' || (token.content === '.' && last?.kind === 'n');
    const kind = follows ? (last?.kind ?? '') : kindOf(token, language);
    if (last?.kind === kind) last.text += token.content;
    else runs.push({ kind, text: token.content });
  }
  return runs;
}

async function colored(code: string, language: Language): Promise<string> {
  const { codeToTokensBase } = await highlighter;
  const lines = codeToTokensBase(code, {
    lang: languages[language],
    theme: 'css-variables',
    // The first call compiles the grammar, which must not count against its line.
    tokenizeTimeLimit: 0,
  });
  const html = ({ kind, text }: { kind: string; text: string }) => {
    const inside = kind === 's' ? escapedString(text) : escaped(text);
    return kind ? `<span class="${kind}">${inside}</span>` : inside;
  };
  return lines.map((tokens) => merged(tokens, language).map(html).join('')).join('\n');
}

/** What a shell sends, between its quotes, or what follows the headers of a request. */
const sent = /^([\s\S]*(?: -d '|\n\n))(\{[\s\S]*\})('?)$/;

/** A piece of code as HTML with few spans, at build. */
export async function highlight(code: string, language: Language): Promise<string> {
  const [, before, body, after] = (language === 'curl' && sent.exec(code)) || [];
  if (!before || !body || after === undefined) return colored(code, language);
  const parts = [colored(before, 'curl'), colored(body, 'json'), escaped(after)];
  return (await Promise.all(parts)).join('');
}
