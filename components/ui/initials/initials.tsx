import { cx } from '@/components/ui/cx';
import { type Hue, hueClasses } from '@/components/ui/route/hues';

interface InitialsProps {
  name: string;
  hue: Hue;
  className?: string | undefined;
}

/** In place of a face: initials on the route's tint, a route passing below them. */
export function Initials({ name, hue, className }: InitialsProps) {
  const initials = name.replace(/(\p{L})\S*\s*/gu, '$1');
  const { tint, text } = hueClasses[hue];
  return (
    <span
      aria-hidden="true"
      className={cx(
        'initials type-h4 relative grid size-14 shrink-0 place-items-center overflow-clip rounded-pop',
        tint,
        text,
        className,
      )}
    >
      {initials}
    </span>
  );
}
