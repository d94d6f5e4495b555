'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';

const id = 'sign-up-thanks';

/** The dialog after a sign-up: it opens as it appears. */
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
      className="w-130"
    >
      <div className="overflow-y-auto px-[20px] pb-6 sm:ps-8">
        <p className="text-ink-2">We will write to the address you gave us.</p>
        <Button variant="ink" command="close" commandfor={id} className="mt-6">
          Close
        </Button>
      </div>
    </Dialog>
  );
}

/** A line that has reached its last stop. */
function LastStop() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 520 128"
      fill="currentColor"
      stroke="currentColor"
      className="w-full bg-success-ground text-success"
    >
      <path d="M0 64h260" strokeWidth="6" />
      <circle cx="76" cy="64" r="8" />
      <circle cx="149" cy="64" r="8" />
      <circle cx="260" cy="64" r="36" />
      <path
        d="m244 65 11 11 21-23"
        fill="none"
        stroke="var(--color-success-ground)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
