'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';

const id = 'sign-up-thanks';

/** The dialog after a sign-up (SPEC 8): it opens as it appears. */
export function SignUpThanks({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <Dialog
      id={id}
      ref={dialog}
      onClose={onClose}
      title="Thank you for reach out."
      cover={<LastStop />}
      className="w-130 bg-surface"
    >
      <p className="mt-3 text-ink-2">We will write to the address you gave us.</p>
      <Button look="ink" command="close" commandfor={id} className="mt-6">
        Close
      </Button>
    </Dialog>
  );
}

/** A line that has reached its last stop. */
function LastStop() {
  return (
    <div
      aria-hidden="true"
      className="relative grid h-32 shrink-0 place-items-center bg-success-ground"
    >
      <span className="absolute left-0 h-1.5 w-1/2 bg-success" />
      <span className="absolute left-[13%] size-4 rounded-full bg-success" />
      <span className="absolute left-[27%] size-4 rounded-full bg-success" />
      <span className="relative grid size-18 place-items-center rounded-full bg-success text-success-ground">
        <Icon name="check" className="size-10" />
      </span>
    </div>
  );
}
