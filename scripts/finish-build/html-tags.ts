/** A start tag of a page; scripts and styles come with the text inside them. */
export type Tag = {
  /** In lower case. */
  readonly name: string;
  /** The attributes as they are written, with the space before them. */
  readonly source: string;
  /** By name in lower case, values decoded; of two with one name the first counts. */
  readonly attributes: ReadonlyMap<string, string>;
  /** What stands inside a script or a style; empty for other elements. */
  readonly text: string;
};

const quoted = `(?:[^"'>]|"[^"]*"|'[^']*')*`;
const token = new RegExp(
  `<!--[\\s\\S]*?-->|<(script|style)(?=[\\s/>])(${quoted})>([\\s\\S]*?)(?=</\\1[\\s/>])|<([a-z][^\\s/>]*)(${quoted})>`,
  'gi',
);
const attribute = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  quot: '"',
};

const decode = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(amp|apos|gt|lt|quot));/gi, (_, hex, decimal, name) =>
    name
      ? (entities[name.toLowerCase()] ?? '')
      : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );

function readAttributes(source: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of source.matchAll(attribute)) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, decode(double ?? single ?? bare ?? ''));
  }
  return found;
}

/**
 * Calls `change` with each start tag of a page, in order, and returns the page with the attributes
 * that it gave back. Tags inside scripts, styles and comments are text, and stay as they are.
 */
export function rewriteTags(html: string, change: (tag: Tag) => string): string {
  return html.replace(token, (whole, raw, rawSource, text, plain, plainSource) => {
    const name: string | undefined = raw ?? plain;
    if (name === undefined) return whole;
    const source: string = rawSource ?? plainSource;
    const tag = { name: name.toLowerCase(), source, attributes: readAttributes(source) };
    return `<${name}${change({ ...tag, text: text ?? '' })}>${text ?? ''}`;
  });
}

/** Attributes as they are written, without those of one name. */
export const withoutAttribute = (source: string, name: string): string =>
  source.replace(/\s+([^\s=>"'/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g, (whole, own) =>
    own.toLowerCase() === name ? '' : whole,
  );
