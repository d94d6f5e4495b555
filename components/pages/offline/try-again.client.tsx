'use client';

import { ButtonLink } from '@/components/ui/button/button';

/**
 * Asks once more for the address that the visitor wanted: the offline page stands there in its
 * place. Without script, an empty address leads to the same.
 */
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
