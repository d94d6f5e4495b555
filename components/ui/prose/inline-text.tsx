import { type ElementType, Fragment, type ThHTMLAttributes } from 'react';
import { inlineParts } from '@/lib/words/inline-text';
import { numbersUnbroken } from '@/lib/words/unbroken';
import { cx } from '../cx';

type InlineTextProps = ThHTMLAttributes<HTMLElement> & {
  children: string;
  /** The element that holds the line; without one it stands in that around it. */
  as?: ElementType;
};

/** Letters of a name that fits a phone at 200 % text, and so breaks nowhere. */
const shortCode = 12;

export function InlineText({ as: Tag = Fragment, children, ...rest }: InlineTextProps) {
  const parts = inlineParts(numbersUnbroken(children)).map((part, index) => {
    // The parts of a line never change their order.
    const key = `${index}-${part.kind}`;
    if (part.kind === 'strong') return <strong key={key}>{part.text}</strong>;
    if (part.kind === 'code') {
      return (
        <code
          key={key}
          translate="no"
          className={cx(
            'font-mono text-[.8em]/none font-medium text-ink',
            part.text.length < shortCode && 'whitespace-nowrap',
          )}
        >
          {part.text}
        </code>
      );
    }
    if (part.kind === 'link') {
      return (
        <a key={key} href={part.href}>
          {part.text}
        </a>
      );
    }
    return part.text;
  });
  return <Tag {...rest}>{parts}</Tag>;
}

export const InlineItems = ({ items }: { items: readonly string[] }) =>
  items.map((item) => (
    <InlineText as="li" key={item}>
      {item}
    </InlineText>
  ));
