import { usePlanner } from '../../state/planner';

/** While optimizing: which vans changed last. */
export function TradingChip() {
  const { state } = usePlanner();
  const { run, day, reducedMotion } = state;
  if (run.kind !== 'optimizing' || reducedMotion) return null;
  const [first, second] = run.trading.map((van) => day.vans[van]?.id);
  if (!first) return null;
  const words = second ? `${first} and ${second} trading stops` : `${first} takes another way`;
  return <p className="type-label planner-map-chip planner-map-trading">{words}</p>;
}
