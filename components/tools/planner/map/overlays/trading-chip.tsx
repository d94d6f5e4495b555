import { usePlannerSelector } from '../../state/planner';

/** While optimizing: which vans changed last. */
export function TradingChip() {
  const trading = usePlannerSelector(({ run, reducedMotion }) =>
    run.kind === 'optimizing' && !reducedMotion ? run.trading : undefined,
  );
  const vans = usePlannerSelector(({ day }) => day.vans);
  const [first, second] = trading?.map((van) => vans[van]?.id) ?? [];
  if (!first) return null;
  const words = second ? `${first} and ${second} trading stops` : `${first} takes another way`;
  return (
    <p className="type-label planner-map-chip planner-map-trading small-map:max-w-[calc(19ch+2*var(--space-12))]">
      {words}
    </p>
  );
}
