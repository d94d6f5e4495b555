import type { BrandId } from '@/lib/icons/brands';
import { spriteAddress } from '@/lib/icons/sprite';
import { cx } from '../cx';

export function BrandIcon({ brand, className }: { brand: BrandId; className?: string }) {
  return (
    <svg aria-hidden="true" className={cx('shrink-0', className ?? 'size-5')}>
      <use href={spriteAddress('brands', brand)} />
    </svg>
  );
}
