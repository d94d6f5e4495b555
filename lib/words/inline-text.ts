export type InlinePart =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'link'; text: string; href: string };

const marks = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)|`([^`]+)`/g;

/** Parses **bold** words, [words](/address) and `names in code` in a line. */
export function inlineParts(line: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of line.matchAll(marks)) {
    const [whole, bold, words, href, code] = match;
    if (match.index > end) parts.push({ kind: 'text', text: line.slice(end, match.index) });
    if (bold !== undefined) parts.push({ kind: 'strong', text: bold });
    else if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (words !== undefined && href !== undefined)
      parts.push({ kind: 'link', text: words, href });
    end = match.index + whole.length;
  }
  if (end < line.length) parts.push({ kind: 'text', text: line.slice(end) });
  return parts;
}
