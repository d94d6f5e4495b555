import { Icon } from '@/components/ui/icon/icon';

/** Whether a fare holds a feature: a check or a dash, in words for those who do not see it. */
export function PlanMark({ included }: { included: boolean }) {
  return (
    <td className={included ? 'plan-in' : undefined}>
      <Icon name={included ? 'check' : 'minus'} className="" />
      <span className="sr-only">{included ? 'Included' : 'Not included'}</span>
    </td>
  );
}
