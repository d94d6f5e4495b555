import { createCssVariablesTheme, createHighlighterCore, type ThemedToken } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import javascript from 'shiki/langs/javascript.mjs';
import json from 'shiki/langs/json.mjs';
import php from 'shiki/langs/php.mjs';
import python from 'shiki/langs/python.mjs';
import shell from 'shiki/langs/shellscript.mjs';
import type { SampleLanguage } from './samples';

/** Kinds of words that are colored; the class of their `<span>` is the kind's first letter. */
type Kind = 'string' | 'keyword' | 'number';

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

const kinds: readonly [Kind, color: RegExp, content: RegExp][] = [
  ['string', /token-string/, /./],
  ['keyword', /token-keyword/, /[a-z]/i],
  ['number', /token-constant/, /^\s*([\d.]+|true|false|null|none)\s*$/i],
];

/** What a shell calls; in a program every other word would be a call, and color say nothing. */
const isCommand = (color: string, language: keyof typeof languages) =>
  language === 'curl' && /token-function/.test(color);

const kindOf = (
  { color = '', content }: ThemedToken,
  language: keyof typeof languages,
): Kind | undefined =>
  isCommand(color, language)
    ? 'keyword'
    : kinds.find(([, colors, contents]) => colors.test(color) && contents.test(content))?.[0];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A string as HTML, in which a long address may break behind what divides it, not within a word. */
const escapedString = (text: string): string =>
  escaped(text).replace(/https?:\/\/\S{24,}/, (address) =>
    address.replace(/(?<=\w)(?:\/|\?|&amp;)(?=\w)/g, '$&<wbr>'),
  );

interface Run {
  kind: Kind | undefined;
  text: string;
}

/** Neighbors of one kind as one; blanks belong to what stands before them, a point to its number. */
function merged(tokens: readonly ThemedToken[], language: keyof typeof languages): readonly Run[] {
  return tokens.reduce<Run[]>((runs, token) => {
    const last = runs.at(-1);
    const follows =
      token.content.trim() === '' || (token.content === '.' && last?.kind === 'number');
    const kind = follows ? last?.kind : kindOf(token, language);
    if (last && last.kind === kind) last.text += token.content;
    else runs.push({ kind, text: token.content });
    return runs;
  }, []);
}

async function colored(code: string, language: keyof typeof languages): Promise<string> {
  const { codeToTokensBase } = await highlighter;
  const lines = codeToTokensBase(code, {
    lang: languages[language],
    theme: 'css-variables',
    // The first call compiles the grammar, which must not count against its line.
    tokenizeTimeLimit: 0,
  });
  return lines
    .map((tokens) =>
      merged(tokens, language)
        .map(({ kind, text }) =>
          kind
            ? `<span class="${kind[0]}">${kind === 'string' ? escapedString(text) : escaped(text)}</span>`
            : escaped(text),
        )
        .join(''),
    )
    .join('\n');
}

/** What a shell sends, between its quotes, or what follows the headers of a request. */
const sent = /^([\s\S]*(?: -d '|\n\n))(\{[\s\S]*\})('?)$/;

/** A piece of code as HTML with few spans, at build; code-block.css has the colors. */
export async function highlight(code: string, language: SampleLanguage | 'json'): Promise<string> {
  const [, before, body, after] = (language === 'curl' && sent.exec(code)) || [];
  if (!before || !body || after === undefined) return colored(code, language);
  const parts = [colored(before, 'curl'), colored(body, 'json'), escaped(after)];
  return (await Promise.all(parts)).join('');
}
