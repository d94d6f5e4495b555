'use client';

import { ButtonLink } from '@/components/ui/button/button';

/** Reloads the address that the visitor wanted. Without script, the empty address does the same. */
export function TryAgain({ label }: { label: string }) {
  return (
    <ButtonLink
      variant="signal"
      size="large"
      href=""
      onClick={(event) => {
        event.preventDefault();
        window.location.reload();
      }}
    >
      {label}
    </ButtonLink>
  );
}
