import { inlineParts } from '@/lib/words/inline-text';

/** A line of copy with its bold words and links. */
export function InlineText({ children }: { children: string }) {
  return inlineParts(children).map((part, index) => {
    // The parts of a line never change their order.
    const key = `${index}-${part.kind}`;
    if (part.kind === 'strong') return <strong key={key}>{part.text}</strong>;
    if (part.kind === 'link') {
      return (
        <a key={key} href={part.href}>
          {part.text}
        </a>
      );
    }
    return part.text;
  });
}
