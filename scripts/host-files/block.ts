/**
 * Fills a part of a host's file: what stands between the comments `written: <name>` and `end`.
 *
 * The lines get the marks' indentation. Throws an Error where the file lacks the part.
 */
export function fillBlock(text: string, name: string, lines: readonly string[]): string {
  const block = new RegExp(`^( *)(#|//) written: ${name}\\n(?:.*\\n)*?\\1\\2 end$`, 'm');
  if (!block.test(text)) throw new Error(`There is no part '${name}' to write.`);
  return text.replace(block, (_, indent: string, mark: string) =>
    [`${mark} written: ${name}`, ...lines, `${mark} end`]
      .map((line) => line && indent + line)
      .join('\n'),
  );
}
