import type { IconName } from '@/lib/icons/icons';
import { spriteAddress } from '@/lib/icons/sprite';

/** An icon inside a picture, from the sprite; the picture's label speaks for it. */
export function Glyph({ name, className = 'size-4' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={`shrink-0 ${className}`}>
      <use href={spriteAddress('icons', name)} />
    </svg>
  );
}
