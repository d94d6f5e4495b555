import { cx } from '@/components/ui/cx';
import type { BrandId } from '@/lib/icons/brands';
import type { IconName } from '@/lib/icons/icons';
import { spriteAddress } from '@/lib/icons/sprite';

/** A decorative icon, 20 px unless a class says otherwise; words stand beside it. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={cx('shrink-0', className ?? 'size-5')}>
      <use href={spriteAddress('icons', name)} />
    </svg>
  );
}

export function BrandIcon({ brand, className }: { brand: BrandId; className?: string }) {
  return (
    <svg aria-hidden="true" className={cx('shrink-0', className ?? 'size-5')}>
      <use href={spriteAddress('brands', brand)} />
    </svg>
  );
}

/** The sign of a summary that unfolds: a plus, a minus when open. Its size is `className`'s. */
export function PlusSign({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('plus-sign unprinted', className)} />;
}
