import { dollars } from '@/lib/calculator/money';
import {
  calculateSavings,
  defaultSavings,
  fuelRate,
  type SavingsInput,
  savedPer,
} from '@/lib/savings/savings';
import './savings-result.css';

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
      <dl>
        <MonthlySavings dollars={dollars(monthly)} />
        <div className="savings-year type-lead">
          <dt className="text-ink-2">over a year</dt>
          <dd className="savings-year-sum">{dollars(annual)}</dd>
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
      <dl>
        {parts.map(([thread, label, value]) => (
          <div key={thread} className={`split-row ${thread}`}>
            <dt className="split-name thread-dash">{label}</dt>
            <dd className="split-sum">{dollars(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function MonthlySavings({ dollars }: { dollars: string }) {
  return (
    <div className="savings-figure">
      <dt className="text-ink-2">Estimated savings</dt>
      <dd className="savings-amount">
        <span className="savings-sum type-figure">{dollars}</span> per month
      </dd>
    </div>
  );
}

/** What stands there until something was calculated: a share of the default fuel cost. */
function AverageEstimate() {
  const { fuel } = defaultSavings;
  return (
    <>
      <dl>
        <MonthlySavings dollars={dollars(fuel * fuelRate)} />
      </dl>
      <p className="savings-average type-lead">Based on {rate} average savings</p>
      <div aria-hidden="true" className="split-bar split-bar-average">
        <span className="split-part thread-cobalt" style={{ flexGrow: fuelRate }} />
        <span className="split-part" style={{ flexGrow: 1 - fuelRate }} />
      </div>
      <p className="type-label text-ink-2">
        {rate} of {dollars(fuel)} fuel
      </p>
    </>
  );
}
