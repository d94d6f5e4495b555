import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';

/**
 * Pauses what moves beside it (WCAG 2.2.2) without script: a checkbox, read by
 * `:has([data-pause]:checked)`. Checked, it shows 'Play' and keeps its name, which agrees with the state.
 */
export function PauseControl({ label, className }: { label: string; className?: string }) {
  return (
    <label
      className={cx(
        'inline-flex min-h-8 min-w-8 cursor-pointer items-center justify-center gap-2 rounded-chip bg-paper px-2 type-label text-ink-2 hover:bg-sunk motion-reduce:hidden has-focus-visible:[outline:2px_solid] pointer-coarse:min-h-11 pointer-coarse:min-w-11',
        className,
      )}
    >
      <input type="checkbox" data-pause className="peer sr-only" />
      {/* Read beside it, not from above: a `:has` with a `not` has the whole page restyled at each focus. */}
      <Icon name="pause" className="size-3.5 peer-checked:hidden" />
      <Icon name="play" className="hidden size-3.5 peer-checked:block" />
      <span className="max-xl:sr-only peer-checked:sr-only">{label}</span>
      <span className="hidden max-xl:sr-only peer-checked:block">Play</span>
    </label>
  );
}
