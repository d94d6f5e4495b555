import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog/dialog';
import { usePlannerFiles } from './files-context';

interface FilesDialogProps {
  id: string;
  title: string;
  className: string;
  /** What stands in it; `times` counts how often it was opened. */
  children: (close: () => void, times: number) => ReactElement;
}

/** A dialog of what comes in or goes out. What was entered stays when it is closed. */
export function FilesDialog({ id, children, ...rest }: FilesDialogProps) {
  const { wanted } = usePlannerFiles();
  const ref = useRef<HTMLDialogElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open || wanted?.id !== id) return;
    setTimes((before) => before + 1);
    dialog.showModal();
    // Reads out which dialog it is; its first button would be the one that closes it.
    const heading = dialog.querySelector('h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [id, wanted]);
  return (
    <Dialog {...rest} id={id} ref={ref}>
      {times > 0 && children(() => ref.current?.close(), times)}
    </Dialog>
  );
}
