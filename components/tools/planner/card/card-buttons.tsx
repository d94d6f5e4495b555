import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { Run } from '../state/planner';

interface CardButtonsProps {
  run: Run;
  href: string;
  again: () => void;
}

const button = 'button optimized-card-button min-h-12 rounded-control';

/** What is under way, or what to do next. Whatever takes the place of a pressed button has the focus. */
export function CardButtons({ run, href, again }: CardButtonsProps) {
  const row = useRef<HTMLDivElement>(null);
  const { kind } = run;
  const busy = kind !== 'optimized' && kind !== 'failed';
  useFocusKept(row, kind);
  return (
    <div ref={row} className="flex flex-wrap gap-2 px-5">
      {busy && (
        <button type="button" aria-disabled="true" className={`${button} button-signal`}>
          <Icon name="loader-circle" className="size-5 animate-spin" />
          Optimizing
        </button>
      )}
      {kind === 'optimized' && (
        <a href={href} className={`${button} button-signal`}>
          Open the planner
        </a>
      )}
      {kind === 'failed' && (
        <p role="alert" className="type-small">
          {run.words}
        </p>
      )}
      {(kind === 'optimized' || (kind === 'failed' && run.retry)) && (
        <button type="button" className={`${button} button-outline`} onClick={again}>
          {kind === 'optimized' ? 'Again' : 'Try again'}
        </button>
      )}
    </div>
  );
}

/** Gives the focus to the first of the row where the one that had it is gone. */
function useFocusKept(row: RefObject<HTMLElement | null>, kind: Run['kind']) {
  useLayoutEffect(() => {
    if (!kind || document.activeElement !== document.body) return;
    row.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [row, kind]);
}
