import type { ReactNode, Ref } from 'react';
import { cx } from './cx';
import { Icon } from './icon';

interface DialogProps {
  /** What buttons name in `commandfor`. */
  id: string;
  title: string;
  children: ReactNode;
  /** A picture above the title; without it the title stands in a bar. */
  cover?: ReactNode;
  /** A word at the right of the bar, e.g. which key closes. */
  hint?: ReactNode;
  /** Sets the width. */
  className?: string;
  ref?: Ref<HTMLDialogElement>;
  onClose?: () => void;
}

const frame = 'dialog dialog-fade rounded-modal rule border-line shadow-3';

/**
 * A modal dialog, opened and closed without script: by buttons with `command="show-modal"` and
 * `commandfor`, by its close button, Escape and a click on the backdrop. The browser keeps the
 * focus inside and gives it back to the opener.
 */
export function Dialog({ id, title, children, cover, hint, className, ref, onClose }: DialogProps) {
  const heading = (
    <h2 id={`${id}-title`} className="mr-auto min-w-0 type-h3">
      {title}
    </h2>
  );
  return (
    <dialog
      id={id}
      ref={ref}
      aria-labelledby={`${id}-title`}
      closedby="any"
      onClose={onClose}
      className={cx(frame, className)}
    >
      {cover ? (
        <>
          <CloseButton dialog={id} className="absolute top-3 right-3 z-1" />
          {cover}
          <div className="overflow-y-auto px-6 pt-8 pb-9 sm:px-9">
            {heading}
            {children}
          </div>
        </>
      ) : (
        <>
          <div className="flex items-center gap-4 rule-b border-line px-[20px] py-4 sm:pl-8">
            {heading}
            {hint && (
              <span className="type-label text-ink-2 max-sm:hidden pointer-coarse:hidden">
                {hint}
              </span>
            )}
            <CloseButton dialog={id} className="rule-bold border-ink" />
          </div>
          {children}
        </>
      )}
    </dialog>
  );
}

function CloseButton({ dialog, className }: { dialog: string; className: string }) {
  return (
    <button
      type="button"
      command="close"
      commandfor={dialog}
      aria-label="Close"
      className={cx(
        'grid size-[44px] shrink-0 place-items-center rounded-control hover:bg-sunk',
        className,
      )}
    >
      <Icon name="x" />
    </button>
  );
}
