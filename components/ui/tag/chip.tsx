import type { ReactNode } from 'react';
import { cx } from '../cx';
import type { Hue } from '../route/hues';

interface RouteChipProps {
  hue: Hue | 'ink';
  children: ReactNode;
  href?: string;
}

export function RouteChip({ hue, children, href }: RouteChipProps) {
  const Tag = href ? 'a' : 'span';
  return (
    <Tag
      href={href}
      className={cx(
        `tag route-chip route-dash hue-${hue} bg-${hue}-tint text-${hue}-text`,
        // Above the link that covers its card.
        href && 'z-1 underline-offset-4 hover:underline',
      )}
    >
      {children}
    </Tag>
  );
}
