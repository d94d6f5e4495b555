import type { ButtonHTMLAttributes } from 'react';
import './chip.css';

/** A small button that chooses; the chosen one is `aria-pressed`. */
export const Chip = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button
    type="button"
    className="search-chip shrink-0 rounded-small rule border-edge"
    {...props}
  />
);
