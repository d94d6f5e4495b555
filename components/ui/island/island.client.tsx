'use client';

import { Component, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { count } from '@/lib/events/count';
import { report } from '@/lib/report';

interface BoundaryProps {
  /** Its name in reports, unique on a page. */
  name: string;
  /** What to do instead, in a sentence; null for nothing. */
  instead?: ReactNode;
  children: ReactNode;
}

/** Shows `instead` in the place of what threw, or whose script did not come; the page goes on. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch(error: unknown) {
    report(error, this.props.name);
    if (globalThis.EVENTS_URL) {
      count('Island failed', { island: this.props.name });
    }
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

/** A boundary that keeps the last markup, the server's at first, with what was typed, above `instead`. */
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

/** In the place of a page that failed as a whole; in this file, since every page loads it anyway. */
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

/**
 * Copies what an island shows, with what was typed, while its elements still stand in the document. Only
 * buttons that the browser answers stay enabled.
 */
function copyMarkup(name: string) {
  const box = document.querySelector(`[data-island="${CSS.escape(name)}"]`);
  if (!box) return { nodes: [], focused: undefined, hadFocus: false };
  const copy = box.cloneNode(true) as Element;
  const [before, after] = [box, copy].map((root) => [...root.querySelectorAll('*')]);
  for (const [index, element] of (after ?? []).entries()) {
    const original = before?.[index];
    if (element instanceof HTMLSelectElement && original instanceof HTMLSelectElement) {
      element.selectedIndex = original.selectedIndex;
    }
    if (element instanceof HTMLButtonElement && !element.hasAttribute('commandfor')) {
      element.disabled = true;
    }
    // Open, it would lie in the page.
    if (element instanceof HTMLDialogElement) element.remove();
  }
  return {
    nodes: [...copy.childNodes],
    focused: after?.[before?.indexOf(document.activeElement as Element) ?? -1],
    hadFocus: box.contains(document.activeElement),
  };
}
