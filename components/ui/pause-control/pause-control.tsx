import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import './pause-control.css';

interface PauseControlProps {
  label: string;
  className?: string;
}

/**
 * Pauses what moves beside it (WCAG 2.2.2) without script: a checkbox, read by
 * `:has([data-pause]:checked)` on what it stands in. Checked, it shows 'Play' and is still named by its label, so that the name agrees with
 * the state. It goes where the visitor asked for less motion, since nothing moves there.
 */
export function PauseControl({ label, className }: PauseControlProps) {
  return (
    <label
      className={cx(
        'pause inline-flex min-h-8 min-w-8 cursor-pointer items-center justify-center gap-2 rounded-chip bg-paper px-2 type-label text-ink-2 hover:bg-sunk motion-reduce:hidden pointer-coarse:min-h-11 pointer-coarse:min-w-11',
        className,
      )}
    >
      <input type="checkbox" data-pause className="absolute size-px appearance-none opacity-0" />
      <Icon name="pause" className="pause-moving size-3.5" />
      <Icon name="play" className="pause-paused size-3.5" />
      <span className="pause-label max-xl:sr-only">{label}</span>
      <span className="pause-paused max-xl:sr-only">Play</span>
    </label>
  );
}
