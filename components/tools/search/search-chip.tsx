import type { ButtonHTMLAttributes } from 'react';

export const SearchChip = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button
    type="button"
    className="min-h-9 shrink-0 rounded-small rule border-edge px-3.5 text-[.9375rem] font-medium hover:bg-sunk aria-pressed:forced-color-adjust-none aria-pressed:bg-ink aria-pressed:text-paper max-md:min-h-11 pointer-coarse:min-h-11"
    {...props}
  />
);
