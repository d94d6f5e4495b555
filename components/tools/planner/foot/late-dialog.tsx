import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import type { LateParts, useLateParts } from './use-late-parts';
import { useOpened } from './use-opened';
import './late-dialog.css';

interface LateDialogProps extends ReturnType<typeof useLateParts> {
  id: string;
  title: string;
  className: string;
  /** What stands in it once the late parts have come; `times` counts how often it was opened. */
  children: (parts: LateParts, close: () => void, times: number) => ReactNode;
}

/** A dialog whose content is one of the late parts. What was entered stays when it is closed. */
export function LateDialog({ parts, failed, load, children, ...rest }: LateDialogProps) {
  const [times, setTimes] = useState(0);
  const ref = useOpened((dialog) => {
    if (!parts) load();
    setTimes(times + 1);
    dialog.querySelector('h2')?.focus();
  });
  return (
    <Dialog {...rest} ref={ref}>
      {parts && children(parts, () => ref.current?.close(), times)}
      {!parts && (
        <div className="planner-late-waiting" role="status">
          {failed ? (
            <>
              <p>This part did not load. Check the connection.</p>
              <Button look="outline" onClick={load}>
                Try again
              </Button>
            </>
          ) : (
            <p>Loading.</p>
          )}
        </div>
      )}
    </Dialog>
  );
}
