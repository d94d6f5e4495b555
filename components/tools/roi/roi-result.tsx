import { dollars, exactDollars } from '@/lib/calculator/money';
import { type Roi, type RoiInput, roiRates } from '@/lib/roi/roi';
import { counted } from '@/lib/words/count';
import { PaybackLine } from './payback-line';
import './roi-result.css';

type RoiShown = Roi & RoiInput;

/** '40 retail vehicles'; the industry 'other' goes without a word. */
function fleetOf({ vehicles, industry }: RoiShown): string {
  return counted(vehicles, industry === 'other' ? 'vehicle' : `${industry} vehicle`);
}

/** The night side of the ROI calculator: figures and the payback line, or a promise of them. */
export function RoiResult({ roi }: { roi: RoiShown | undefined }) {
  if (!roi) return <NoResultYet />;
  const { annualROI, monthlyFuelSavings, fuel, industry, paybackPeriod } = roi;
  return (
    <>
      <dl className="roi-figures">
        <div className="roi-figure roi-figure-annual">
          <dt>Annual ROI, {fleetOf(roi)}</dt>
          <dd className="roi-annual type-figure">{dollars(annualROI)}</dd>
        </div>
        <div className="roi-figure">
          <dt className="roi-figure-name">saved on fuel each month</dt>
          <dd className="type-h3">{dollars(monthlyFuelSavings)}</dd>
          <dd className="roi-figure-note type-small text-ink-2">
            {Math.round(100 * roiRates[industry])}% of {exactDollars(fuel)}
          </dd>
        </div>
        <div className="roi-figure roi-figure-payback">
          <dt className="roi-figure-name">to pay back</dt>
          <dd className="type-h3">{counted(paybackPeriod, 'month')}</dd>
          <dd className="roi-figure-note type-small text-ink-2">
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
        <span aria-hidden="true" className="calculator-line" />
        <p className="type-h4 calculator-promise">
          The answer appears here once the three boxes add up.
        </p>
      </div>
    </>
  );
}
