import { calculateRoi, type Roi, type RoiInput, roiRates } from '@/lib/roi/roi';
import { counted } from '@/lib/words/count';
import { dollars, exactDollars } from '@/lib/words/money';
import { PaybackLine } from './payback-line';
import './roi-result.css';

export type RoiShown = Roi & RoiInput;

/** '40 retail vehicles'; the industry 'other' goes without a word. */
const fleetOf = ({ vehicles, industry }: RoiShown) =>
  counted(vehicles, industry === 'other' ? 'vehicle' : `${industry} vehicle`);

/** The figures and the payback line, or a promise of them. */
export function RoiResult({ roi }: { roi: RoiShown | undefined }) {
  if (!roi) return <NoResultYet />;
  const { annualROI, monthlyFuelSavings, fuel, industry, paybackPeriod } = roi;
  return (
    <>
      <dl className="roi-figures grid gap-6 sm:grid-cols-2">
        <div className="roi-figure-annual flex flex-col sm:col-span-full">
          <dt>{`Annual ROI, ${fleetOf(roi)}`}</dt>
          <dd className="calculator-figure mt-3 type-figure">{dollars(annualROI)}</dd>
        </div>
        <div className="flex flex-col">
          <dt className="order-1">saved on fuel each month</dt>
          <dd className="type-h3">{dollars(monthlyFuelSavings)}</dd>
          <dd className="order-1 type-small text-ink-2">
            {`${Math.round(100 * roiRates[industry])}% of ${exactDollars(fuel)}`}
          </dd>
        </div>
        <div className="roi-figure-payback flex flex-col">
          <dt className="order-1">to pay back</dt>
          <dd className="type-h3">{counted(paybackPeriod, 'month')}</dd>
          <dd className="order-1 type-small text-ink-2">
            {`${dollars(roi.setupCost)} setup at ${dollars(roi.monthlySavings)} a month`}
          </dd>
        </div>
      </dl>
      <PaybackLine roi={roi} />
    </>
  );
}

/** The answers that the fields show until somebody writes into them. */
export const exampleInput: RoiInput = { vehicles: 40, fuel: 6000, industry: 'logistics' };
const example = { ...exampleInput, ...calculateRoi(exampleInput) };

/** A line that has not been driven yet, under an example in dots. */
const NoResultYet = () => (
  <>
    <dl>
      <dt className="text-ink-2">
        {`Annual ROI, for example: ${fleetOf(example)}, ${dollars(example.fuel)} of fuel a month in all`}
      </dt>
      <dd className="calculator-figure roi-example mt-3 type-figure">
        {dollars(example.annualROI)}
      </dd>
    </dl>
    <div className="calculator-waiting mt-auto">
      <span aria-hidden="true" className="calculator-line mb-6 block h-5" />
      <p className="max-w-96 type-h4">The answer appears here once all three boxes are filled.</p>
    </div>
  </>
);
