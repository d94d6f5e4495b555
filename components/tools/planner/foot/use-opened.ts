import { useEffect, useRef } from 'react';

/**
 * A reference for a dialog that does something whenever it is opened, by whatever button. Its heading
 * can take the focus.
 */
export function useOpened(act: (dialog: HTMLDialogElement) => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.querySelector('h2')?.setAttribute('tabindex', '-1');
    const watch = new MutationObserver(() => dialog.open && latest.current(dialog));
    watch.observe(dialog, { attributeFilter: ['open'] });
    return () => watch.disconnect();
  }, []);
  return ref;
}
