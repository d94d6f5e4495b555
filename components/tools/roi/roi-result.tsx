import { dollars, exactDollars } from '@/lib/calculators/money';
import { type Roi, type RoiInput, roiRates } from '@/lib/roi/roi';
import { counted } from '@/lib/words/count';
import { PaybackLine } from './payback-line';

type RoiShown = Roi & RoiInput;

/** '40 retail vehicles'; the industry 'other' goes without a word. */
function vehicles({ fleetSize, industry }: RoiShown): string {
  return counted(fleetSize, industry === 'other' ? 'vehicle' : `${industry} vehicle`);
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
          <dd className="type-h3">{counted(paybackPeriod, 'month')}</dd>
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
