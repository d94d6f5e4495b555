import type { ComponentProps } from 'react';
import { reloadPage } from '@/lib/browser/typed-fields';
import { cx } from '../cx';

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
      <button type="button" className="text-link" onClick={() => reloadPage(query)}>
        Reload the page
      </button>
    )}
  </p>
);

const show = (note: HTMLElement | null) => note?.showPopover?.();

/** The same over the page, at its upper or lower corner, until somebody presses elsewhere. */
export const NotLoadedNote = ({ at, ...rest }: NotLoadedProps & { at: 'top' | 'bottom' }) => (
  <NotLoaded
    popover="auto"
    ref={show}
    className={cx('not-loaded type-small', at === 'top' && 'not-loaded-top')}
    {...rest}
  />
);
