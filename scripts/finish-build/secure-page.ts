import { lateSource } from '@/lib/late-scripts';
import { inlineHash } from './hashes';
import { rewriteTags, type Tag, withoutAttribute } from './html-tags';
import type { InlineHashes } from './policy';
import { styleRules } from './style-rules';

/** What a page is finished with. */
export type PageTools = {
  /** The integrity of each script file, by its address. */
  readonly integrities: ReadonlyMap<string, string>;
  /** The policy of a page that holds scripts and styles with these hashes. */
  readonly policy: (hashes: InlineHashes) => string;
};

/** Marks the one `<style>` of a page, which this step writes. */
const ownRules = 'data-rules';
const dataTypes = new Set(['application/ld+json', 'application/json']);
const ownPolicy = /<meta http-equiv="Content-Security-Policy"[^>]*>/g;
// Behind the encoding, which has to stand within the first 1,024 bytes.
const place = /<head(?:\s[^>]*)?>(?:<meta charset="[^"]*"\s*\/?>)?/i;

const scriptAddress = ({ name, attributes }: Tag): string | undefined => {
  if (name === 'script') return attributes.get('src') ?? attributes.get(lateSource);
  const rel = attributes.get('rel')?.toLowerCase();
  const isScript =
    rel === 'modulepreload' || (rel === 'preload' && attributes.get('as') === 'script');
  return name === 'link' && isScript ? attributes.get('href') : undefined;
};

const isInlineScript = ({ name, attributes }: Tag): boolean =>
  name === 'script' &&
  !attributes.has('src') &&
  !attributes.has(lateSource) &&
  !dataTypes.has(attributes.get('type')?.trim().toLowerCase() ?? '');

const isOwnStyle = ({ name, attributes }: Tag): boolean =>
  name === 'style' && attributes.has(ownRules);

/** Throws on what the policy would block in the page, before a visitor finds out. */
function refuse(tag: Tag): void {
  const { name, attributes, text } = tag;
  const handler = [...attributes.keys()].find((key) => /^on[a-z]/.test(key));
  if (handler)
    throw new Error(`<${name} ${handler}>: the policy allows no handlers in attributes.`);
  if (name === 'style' && !isOwnStyle(tag)) {
    throw new Error('<style>: the policy allows no styles in the page.');
  }
  if (name === 'script' && /<!--[\s\S]*<script/i.test(text)) {
    throw new Error(
      "<script>: it holds '<!--' and '<script', and browsers find another end to it.",
    );
  }
}

/**
 * Finishes one page: integrity on its scripts, style attributes moved into a `<style>`, and a policy
 * with the hashes of what stands inline, before anything that it rules. A second run gives the same
 * page. Throws where the page has something that the policy would block.
 *
 * The rules stand in the page and not in a file: the first drawing waits for one file less, and what
 * they repeat of the page costs next to nothing once it is compressed.
 */
export function securePage(html: string, { integrities, policy }: PageTools): string {
  const scripts: string[] = [];
  const styles: string[] = [];
  const rules = styleRules();
  const tagged = rewriteTags(html.replace(ownPolicy, ''), (tag) => {
    refuse(tag);
    if (isInlineScript(tag)) scripts.push(inlineHash(tag.text));
    if (isOwnStyle(tag)) styles.push(inlineHash(tag.text));
    let { source } = tag;
    const address = scriptAddress(tag);
    if (address !== undefined) {
      const integrity = integrities.get(decodeURI(address.replace(/[?#].*$/, '')));
      if (!integrity) throw new Error(`The script ${address} is not a file of the build.`);
      source = ` integrity="${integrity}"${withoutAttribute(source, 'integrity')}`;
    }
    const style = tag.attributes.get('style');
    if (style === undefined) return source;
    return ` data-style="${rules.mark(style)}"${withoutAttribute(source, 'style')}`;
  });
  const css = rules.css();
  if (css) styles.push(inlineHash(css));
  const sheet = css && `<style ${ownRules}>${css}</style>`;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy({ scripts, styles })}"/>`;
  if (!place.test(tagged)) throw new Error('There is no <head> for the policy.');
  return tagged.replace(place, (start) => start + meta).replace('</head>', (end) => sheet + end);
}
