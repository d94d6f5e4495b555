import { markDot, markLine } from '@/lib/brand/mark-shape';

/** The mark; `size` is its edge in pixels. Decorative: the name stands beside it. */
export function Mark({ size = 36 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 40 40">
      <rect width="40" height="40" rx="10" fill="var(--color-ink)" />
      <path
        d={markLine}
        fill="none"
        stroke="var(--color-paper)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle {...markDot} fill="var(--color-signal)" />
    </svg>
  );
}
