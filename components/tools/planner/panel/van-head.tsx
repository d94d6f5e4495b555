import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import type { Van } from '@/lib/planner/day/day';
import type { Plan, Route } from '@/lib/planner/day/plan';
import type { Unit } from '@/lib/planner/time';
import { editPart } from '../edit/edit-part';
import { vanEnd, vanSummary } from '../words/list';
import { vanTag } from './van-hues';

interface VanHeadProps {
  van: Van | undefined;
  /** Undefined of a van that does not drive. */
  route: Route | undefined;
  /** Undefined until it is there. */
  plan: Plan | undefined;
  unit: Unit;
}

/** The head of a van's stops: what it carries, drives and breaks. It is heard as one sentence. */
export function VanHead({ van, route, plan, unit }: VanHeadProps) {
  const { part } = editPart.usePart();
  const broken = route && plan && part?.vanViolations(plan.violations, route.van);
  const end = route && vanEnd(route, unit);
  return (
    <h3 className="planner-van-head flex min-h-[30px] flex-wrap items-center gap-x-2 gap-y-1 type-label tracking-[-.05em]">
      <span translate="no" className={vanTag}>
        {van?.id}
      </span>
      {van?.locked && (
        <>
          <Icon name="lock" className="size-4" />
          <span className="sr-only">{' route locked, '}</span>
        </>
      )}
      {plan && (
        <span className="text-ink-2">{route ? vanSummary(route, van, unit) : 'no stops'}</span>
      )}
      {end && (
        <>
          <span className="sr-only self-start"> boxes, </span>
          <span className={cx('ms-auto', end.late ? 'font-semibold text-error' : 'text-ink-3')}>
            {end.words}
          </span>
        </>
      )}
      {broken && (
        <span className="basis-full font-semibold whitespace-normal text-error">
          <span className="sr-only">{', '}</span>
          <span>{broken}</span>
        </span>
      )}
    </h3>
  );
}
