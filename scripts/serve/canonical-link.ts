/**
 * The `Link` header by which a Markdown copy names the page whose text it holds, so that search engines
 * list the page alone; nothing for other files.
 */
export function canonicalLink(path: string): string | undefined {
  const [, page] = /^(\/.+)\.md$/.exec(path) ?? [];
  return page && `<${page}>; rel="canonical"`;
}
