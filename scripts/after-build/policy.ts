import { createHash } from 'node:crypto';
import { lazySource } from '@/lib/lazy-scripts';
import { attribute, type Element, type Page } from './page';

export type InlineHashes = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

/** The policy source of an inline text, which browsers hash with LF line ends. */
export const inlineHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`;

const ownRules = 'data-rules';
const policyName = 'content-security-policy';
const dataTypes = new Set(['application/ld+json', 'application/json']);

const isEncoding = (element: Element): boolean =>
  element.tagName === 'meta' && attribute(element, 'charset') !== undefined;

const isInlineScript = (element: Element): boolean =>
  element.tagName === 'script' &&
  attribute(element, 'src') === undefined &&
  attribute(element, lazySource) === undefined &&
  !dataTypes.has(attribute(element, 'type')?.trim().toLowerCase() ?? '');

const isOwnStyle = (element: Element): boolean =>
  element.tagName === 'style' && attribute(element, ownRules) !== undefined;

/** Throws on what the policy would block. */
function refuse(element: Element): void {
  const { tagName, attributes } = element;
  const handler = Object.keys(attributes).find((name) => /^on[a-z]/i.test(name));
  if (handler)
    throw new Error(`<${tagName} ${handler}>: the policy allows no handlers in attributes.`);
  if (tagName === 'style' && !isOwnStyle(element)) {
    throw new Error('<style>: the policy allows no styles in the page.');
  }
  if (tagName === 'script' && /<!--[\s\S]*<script/i.test(element.text)) {
    throw new Error(
      "<script>: it holds '<!--' and '<script', and browsers find another end to it.",
    );
  }
}

/** As the attribute would, it wins over other rules and loses to scripts. */
function ruleOf(style: string, mark: number): string {
  if (/[{}@\\]|\/\*|<\//.test(style)) {
    throw new Error(`The style attribute '${style}' cannot stand in a stylesheet.`);
  }
  return `[data-style="${mark}"]:not(#_){${style}}\n`;
}

/**
 * Moves style attributes into one inline `<style>` and adds a policy with the hashes of inline
 * code. Idempotent. Throws on what the policy would block.
 */
export function addPolicy(page: Page, policy: (hashes: InlineHashes) => string): void {
  const { elements } = page;
  const index = elements.findIndex(({ tagName }) => tagName === 'head');
  const head = elements[index];
  if (!head?.endTag) throw new Error('There is no <head> for the policy.');
  const scripts: string[] = [];
  const styles: string[] = [];
  const marks = new Map<string, number>();
  for (const element of elements) {
    refuse(element);
    if (attribute(element, 'http-equiv')?.toLowerCase() === policyName) page.remove(element);
    if (isInlineScript(element)) scripts.push(inlineHash(element.text));
    if (isOwnStyle(element)) styles.push(inlineHash(element.text));
    const style = attribute(element, 'style');
    if (style === undefined) continue;
    if (!marks.has(style)) marks.set(style, marks.size);
    page.set(element, { 'data-style': `${marks.get(style)}`, style: null });
  }
  const css = [...marks].map(([style, mark]) => ruleOf(style, mark)).join('');
  if (css) styles.push(inlineHash(css));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy({ scripts, styles })}"/>`;
  // After the encoding, which must be within the first 1,024 bytes.
  const first = elements[index + 1];
  page.insert((first && isEncoding(first) ? first : head).startTagEnd, meta);
  if (css) page.insert(head.endTag.start, `<style ${ownRules}>${css}</style>`);
}
