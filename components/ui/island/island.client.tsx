'use client';

import { Component, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { report } from '@/lib/report';
import { copyMarkup } from './markup-copy';

interface BoundaryProps {
  /** What it is, in reports; each on a page has its own. */
  name: string;
  /** What to do instead, in one sentence: shown where it fails. Null where nothing need be said. */
  instead?: ReactNode;
  children: ReactNode;
}

/**
 * Keeps a fault where it happens, for what shows nothing that could stay: `instead` stands in the place of what threw,
 * or whose script did not come, and the rest of the page goes on.
 */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch(error: unknown) {
    report(error, this.props.name);
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

/**
 * Keeps a fault where it happens. The markup stays as it was last, the server's at first, with what was typed into it;
 * under it stands what does not work and what to do instead. Without a class, its box lays out nothing.
 */
export const Island = ({
  className,
  children,
  ...words
}: BoundaryProps & { className?: string }) => (
  <Boundary {...words} instead={<LastMarkup {...words} className={className} />}>
    <div data-island={words.name} className={className}>
      {children}
    </div>
  </Boundary>
);

function LastMarkup({
  name,
  className,
  instead = 'This does not work right now. Reload the page to try again.',
}: Omit<BoundaryProps, 'children'> & { className: string | undefined }) {
  // While rendering: the elements that failed leave the document only afterwards.
  const [{ nodes, focused, hadFocus }] = useState(() => copyMarkup(name));
  const place = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(...nodes);
    if (!hadFocus) return;
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    if (!place.current?.contains(document.activeElement)) note.current?.focus();
  }, [nodes, focused, hadFocus]);
  return (
    <div data-island={name} className={className}>
      <div ref={place} style={{ display: 'contents' }} />
      {instead !== null && (
        <p
          ref={note}
          role="alert"
          tabIndex={-1}
          className="relative col-span-full mt-3 rounded-control bg-error-ground px-4 py-3 type-small font-semibold text-error"
        >
          {instead}
        </p>
      )}
    </div>
  );
}

/** In the place of a page that failed as a whole. It stands here since every page loads this file anyway. */
export function PageFault({ error, where }: { error: unknown; where: string }) {
  useEffect(() => report(error, where), [error, where]);
  return (
    <div className="frame py-(--section-space)">
      <h1 className="type-h1">This page did not load</h1>
      <button type="button" className="mt-5 type-lead underline" onClick={() => location.reload()}>
        Reload the page
      </button>
    </div>
  );
}
