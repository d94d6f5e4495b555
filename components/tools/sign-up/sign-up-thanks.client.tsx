'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { ReachedStop } from '../form/reached-stop';

const id = 'sign-up-thanks';

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
      cover={
        <div className="flex justify-center bg-success-ground py-8 text-success">
          <ReachedStop ground="success-ground" />
        </div>
      }
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
