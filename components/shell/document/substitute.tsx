import type { ReactNode } from 'react';
import type { Href } from '@/lib/routes';

interface SubstituteProps {
  href: Href;
  label: string;
  children: ReactNode;
}

/** At the window's edge, where a part that floats over the page failed: that it did, and where to go instead. */
export const Substitute = ({ href, label, children }: SubstituteProps) => (
  <p
    role="alert"
    style={{ insetBlockEnd: 8, insetInlineStart: 8 }}
    className="fixed z-70 rounded-control bg-ink px-5 py-3 type-small text-paper"
  >
    {children}{' '}
    <a href={href} className="underline">
      {label}
    </a>
  </p>
);
