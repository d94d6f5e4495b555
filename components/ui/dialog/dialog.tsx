import type { ReactElement, Ref } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/icon';

interface DialogProps {
  id: string;
  title: string;
  children: ReactElement | readonly ReactElement[] | false;
  cover?: ReactElement;
  /** A word at the right of the bar, e.g. which key closes. */
  hint?: string;
  className?: string;
  ref?: Ref<HTMLDialogElement>;
  onClose?: () => void;
}

const frame = 'dialog dialog-fade rounded-modal rule border-line shadow-3';

/** A modal dialog that needs no script: buttons with `command="show-modal"` and `commandfor` open it. */
export function Dialog({ id, title, children, cover, hint, className, ref, onClose }: DialogProps) {
  return (
    <dialog
      id={id}
      ref={ref}
      aria-labelledby={`${id}-title`}
      closedby="any"
      onClose={onClose}
      className={cx(frame, className)}
    >
      {cover}
      <div
        className={cx(
          'flex items-center gap-4 px-[20px] py-4 sm:ps-8',
          !cover && 'rule-b border-line',
        )}
      >
        <h2 id={`${id}-title`} className="me-auto min-w-0 type-h3">
          {title}
        </h2>
        {hint && (
          <span className="type-label text-ink-2 max-sm:hidden pointer-coarse:hidden">{hint}</span>
        )}
        <button
          type="button"
          command="close"
          commandfor={id}
          aria-label="Close"
          className="grid size-11 shrink-0 place-items-center rounded-control rule-bold border-ink hover:bg-sunk"
        >
          <Icon name="x" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
