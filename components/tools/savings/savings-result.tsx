import { dollars } from '@/lib/calculators/money';
import {
  calculateSavings,
  defaultSavings,
  fuelRate,
  type SavingsInput,
  savedPer,
} from '@/lib/savings/savings';

const rate = `${Math.round(100 * fuelRate)}%`;

interface SavingsResultProps {
  /** What was calculated last; undefined before. */
  input: SavingsInput | undefined;
}

/** The night side of the savings calculator: the figures, and where they come from. */
export function SavingsResult({ input }: SavingsResultProps) {
  if (!input) return <AverageEstimate />;
  const savings = calculateSavings(input);
  const { fuelSavings, maintenanceSavings, operationalSavings, monthly, annual } = savings;
  const parts = [
    ['thread-cobalt', `Fuel, ${rate} of today’s bill`, fuelSavings],
    ['thread-ochre', 'Maintenance, by the mile', maintenanceSavings],
    ['thread-teal', `Operations, ${dollars(savedPer.vehicle)} a vehicle`, operationalSavings],
  ] as const;
  return (
    <>
      <dl className="savings-figures">
        <div>
          <dt className="text-ink-2">Estimated savings</dt>
          <dd>
            <span className="type-figure">{dollars(monthly)}</span> per month
          </dd>
        </div>
        <div className="type-lead">
          <dt className="text-ink-2">over a year</dt>
          <dd>{dollars(annual)}</dd>
        </div>
      </dl>
      <div aria-hidden="true" className="split-bar">
        {parts.map(([thread, , value]) => (
          <span
            key={thread}
            className={`split-part ${thread}`}
            style={{ flexGrow: value / monthly }}
          />
        ))}
      </div>
      <dl className="split-parts">
        {parts.map(([thread, label, value]) => (
          <div key={thread} className={thread}>
            <dt className="thread-dash">{label}</dt>
            <dd>{dollars(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What stands there until something was calculated (SPEC 4): a share of the default fuel cost. */
function AverageEstimate() {
  const { monthlyFuel } = defaultSavings;
  return (
    <>
      <dl className="savings-figures">
        <div>
          <dt className="text-ink-2">Estimated savings</dt>
          <dd>
            <span className="type-figure">{dollars(monthlyFuel * fuelRate)}</span> per month
          </dd>
        </div>
      </dl>
      <p className="type-lead">Based on {rate} average savings</p>
      <div aria-hidden="true" className="split-bar split-bar-average">
        <span className="split-part thread-cobalt" style={{ flexGrow: fuelRate }} />
        <span className="split-part" style={{ flexGrow: 1 - fuelRate }} />
      </div>
      <p className="type-label text-ink-2">
        {rate} of {dollars(monthlyFuel)} fuel
      </p>
    </>
  );
}
