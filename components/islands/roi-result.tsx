import { dollars, exactDollars } from '@/lib/calculators/money';
import { type Roi, type RoiInput, roiRates } from '@/lib/calculators/roi';
import { PaybackLine } from './payback-line';

type RoiShown = Roi & RoiInput;

const months = (period: number) => `${period} ${period === 1 ? 'month' : 'months'}`;

/** '40 retail vehicles'; the industry 'other' goes without a word. */
function vehicles({ fleetSize, industry }: RoiShown): string {
  const kind = industry === 'other' ? '' : `${industry} `;
  return `${fleetSize.toLocaleString('en-US')} ${kind}${fleetSize === 1 ? 'vehicle' : 'vehicles'}`;
}

/** The night side of the ROI calculator: figures and the payback line, or a promise of them. */
export function RoiResult({ roi }: { roi: RoiShown | undefined }) {
  if (!roi) return <NoResultYet />;
  const { annualROI, monthlyFuelSavings, monthlyFuel, industry, paybackPeriod } = roi;
  return (
    <>
      <dl className="roi-figures">
        <div>
          <dt>Annual ROI, {vehicles(roi)}</dt>
          <dd className="type-figure">{dollars(annualROI)}</dd>
        </div>
        <div>
          <dt>saved on fuel each month</dt>
          <dd className="type-h3">{dollars(monthlyFuelSavings)}</dd>
          <dd className="type-small text-ink-2">
            {Math.round(100 * roiRates[industry])}% of {exactDollars(monthlyFuel)}
          </dd>
        </div>
        <div>
          <dt>to pay back</dt>
          <dd className="type-h3">{months(paybackPeriod)}</dd>
          <dd className="type-small text-ink-2">
            {dollars(roi.setupCost)} setup at {dollars(roi.monthlySavings)} a month
          </dd>
        </div>
      </dl>
      <PaybackLine roi={roi} />
    </>
  );
}

/** A line that has not been driven yet. */
function NoResultYet() {
  return (
    <>
      <p className="text-ink-2">Annual ROI</p>
      <div className="calculator-waiting">
        <span aria-hidden="true" />
        <p className="type-h4">The answer appears here once the three boxes add up.</p>
      </div>
    </>
  );
}
