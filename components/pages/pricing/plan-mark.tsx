import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';

/** Whether a plan holds a feature: a check or a dash, in words for those who do not see it. */
export function PlanMark({ included }: { included: boolean }) {
  return (
    <td>
      <Icon
        name={included ? 'check' : 'minus'}
        className={cx('ms-auto me-auto size-5 text-ink-3', included && 'comparison-check')}
      />
      <span className="sr-only">{included ? 'Included' : 'Not included'}</span>
    </td>
  );
}
