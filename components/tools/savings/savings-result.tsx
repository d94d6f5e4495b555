import {
  type calculateSavings,
  defaultSavings,
  type SavingsInput,
  savedPer,
} from '@/lib/savings/savings';
import { dollars } from '@/lib/words/money';
import { percent } from '@/lib/words/percent';
import './savings-result.css';

export type SavingsShown = SavingsInput & ReturnType<typeof calculateSavings>;

interface SavingsResultProps {
  savings: SavingsShown | undefined;
  fuelRate: number;
}

/** What is saved; until something was calculated, a share of the default fuel cost. */
export function SavingsResult({ savings, fuelRate }: SavingsResultProps) {
  const { fuel } = defaultSavings;
  const rate = percent(fuelRate);
  return (
    <>
      <dl>
        <div>
          <dt className="text-ink-2">Estimated savings</dt>
          <dd className="flex flex-wrap items-baseline gap-x-3">
            <span className="calculator-figure min-w-0 type-figure [overflow-wrap:anywhere]">
              {dollars(savings?.monthly ?? fuel * fuelRate)}
            </span>
            {' per month'}
          </dd>
        </div>
        {savings && (
          <div className="mt-1 mb-8 flex gap-x-3 type-lead">
            <dt className="order-1 text-ink-2">over a year</dt>
            <dd className="font-semibold">{dollars(savings.annual)}</dd>
          </div>
        )}
      </dl>
      {savings ? (
        <SavingsParts savings={savings} rate={rate} />
      ) : (
        <>
          <p className="mt-2 mb-8 type-lead">{`Based on ${rate} average savings`}</p>
          <div aria-hidden="true" className="savings-dots mt-auto mb-3 flex">
            <span className="split-part hue-cobalt" style={{ flexGrow: fuelRate }} />
            <span className="split-part" style={{ flexGrow: 1 - fuelRate }} />
          </div>
          <p className="type-label text-ink-2">
            {`Fuel alone: ${rate} of ${dollars(fuel)}. Calculate adds miles and vehicles.`}
          </p>
        </>
      )}
    </>
  );
}

/** Where it comes from. */
function SavingsParts({ savings, rate }: { savings: SavingsShown; rate: string }) {
  const { monthly, fuelSavings, maintenanceSavings, operationalSavings } = savings;
  const cents = savedPer.thousandMiles * 100;
  const parts = [
    ['hue-cobalt', `Fuel, ${rate} of today’s bill`, fuelSavings],
    ['hue-ochre', `Maintenance, ${cents} cents per 1,000 miles`, maintenanceSavings],
    ['hue-teal', `Operations, ${dollars(savedPer.vehicle)} a vehicle`, operationalSavings],
  ] as const;
  return (
    <>
      <div aria-hidden="true" className="mt-auto mb-8 flex h-5 gap-1.5">
        {parts.map(([hue, , value]) => (
          <span key={hue} className={`split-part ${hue}`} style={{ flexGrow: value / monthly }} />
        ))}
      </div>
      <dl>
        {parts.map(([hue, label, value]) => (
          <div
            key={hue}
            className={`flex items-center justify-between gap-4 rule-t border-line py-3 ${hue}`}
          >
            <dt className="split-name route-dash flex items-center gap-4">{label}</dt>
            <dd className="split-value font-medium">{dollars(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
