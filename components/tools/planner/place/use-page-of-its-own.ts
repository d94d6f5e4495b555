import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * A dialog that is a page of its own while `open`: with a title, its heading in focus, and the focus
 * given back to the link beside it, since a step of the history takes it away.
 */
export function usePageOfItsOwn(
  open: boolean,
  title: string,
  focus: () => void,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = useEffectEvent(focus);
  useEffect(() => {
    const box = dialog.current;
    if (!open || !box) return;
    const before = document.title;
    document.title = title;
    box.showModal();
    shown();
    return () => {
      // A page that was left meanwhile has a title of its own.
      if (document.title === title) document.title = before;
      box.close();
      box
        .closest('.planner-place')
        ?.querySelector<HTMLElement>('a[href="#planner"]')
        ?.focus({ preventScroll: true });
    };
  }, [open, title]);
  return dialog;
}
