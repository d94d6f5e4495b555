import type { ReactNode } from 'react';
import { cx } from '../cx';
import { type Hue, hueClasses } from '../route/hues';

interface RouteChipProps {
  hue: Hue;
  children: ReactNode;
  href?: string;
}

export function RouteChip({ hue, children, href }: RouteChipProps) {
  const classes = hueClasses[hue];
  const Tag = href ? 'a' : 'span';
  return (
    <Tag
      href={href}
      className={cx(
        'tag route-chip route-dash',
        classes.color,
        classes.tint,
        classes.text,
        // Above the link that covers its card.
        href && 'z-1 underline-offset-4 hover:underline',
      )}
    >
      {children}
    </Tag>
  );
}
