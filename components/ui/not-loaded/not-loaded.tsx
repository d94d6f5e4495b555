import type { ComponentProps } from 'react';
import { reloadPage } from '@/lib/browser/typed-fields';

interface NotLoadedProps extends ComponentProps<'p'> {
  /** What did not come, as a sentence begins: 'The chat'. */
  what: string;
  /** The query of the address that is loaded, where the page's own would not do. */
  query?: string | undefined;
}

/**
 * Says where a part of the page was asked for that its file did not come, as after a new deployment, and
 * offers to load the page anew with what was typed in it. Without a network that would lose the page.
 */
export const NotLoaded = ({ what, query, ...rest }: NotLoadedProps) => (
  <p role="alert" {...rest}>
    <span>{`${what} did not load${navigator.onLine ? '' : ': there is no network'}.`}</span>{' '}
    {navigator.onLine && (
      <button type="button" className="underline" onClick={() => reloadPage(query)}>
        Reload the page
      </button>
    )}
  </p>
);

const show = (note: HTMLElement | null) => note?.showPopover?.();

/** Above the chat's button, or under the header with the search's. */
const places = { top: { insetBlockStart: 84 }, bottom: { insetBlockEnd: 80 } };

/** The same over the page, at its upper or lower corner, until somebody presses elsewhere. */
export const NotLoadedNote = ({ at, ...rest }: NotLoadedProps & { at: keyof typeof places }) => (
  <NotLoaded
    popover="auto"
    ref={show}
    // No sheet of its own: it would weigh on every page, and hardly ever shows.
    style={{ inset: 'auto', insetInlineEnd: 12, ...places[at] }}
    className="rounded-control bg-ink px-5 py-3 type-small text-paper"
    {...rest}
  />
);
