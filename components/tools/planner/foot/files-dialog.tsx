import { type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '@/components/ui/dialog/dialog';
import type { WantedDialog } from './files-context';
import './files-dialog.css';
import { useOpened } from './use-opened';

interface FilesDialogProps {
  id: string;
  title: string;
  className: string;
  /** The dialog that was asked for last. Each asking is an object of its own, so that it opens again. */
  wanted: WantedDialog | undefined;
  /** What stands in it; `times` counts how often it was opened. */
  children: (close: () => void, times: number) => ReactNode;
}

/** A dialog of what comes in or goes out. What was entered stays when it is closed. */
export function FilesDialog({ id, wanted, children, ...rest }: FilesDialogProps) {
  const [times, setTimes] = useState(0);
  const ref = useOpened((dialog) => {
    setTimes(times + 1);
    dialog.querySelector('h2')?.focus();
  });
  useEffect(() => {
    if (wanted?.id === id && !ref.current?.open) ref.current?.showModal();
  }, [id, ref, wanted]);
  return (
    <Dialog {...rest} id={id} ref={ref}>
      {times > 0 && children(() => ref.current?.close(), times)}
    </Dialog>
  );
}
