import { calculateRoi, type Roi, type RoiInput, roiRates } from '@/lib/roi/roi';
import { counted } from '@/lib/words/count';
import { dollars, exactDollars } from '@/lib/words/money';
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
          <dd className="calculator-figure mt-3 type-figure [overflow-wrap:anywhere]">
            {dollars(annualROI)}
          </dd>
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
    <dl className="mt-auto">
      <dt className="text-ink-2">
        {`Annual ROI, for example: ${fleetOf(example)}, ${dollars(example.fuel)} of fuel a month in all`}
      </dt>
      <dd className="calculator-figure roi-example mt-3 type-figure [overflow-wrap:anywhere]">
        {dollars(example.annualROI)}
      </dd>
    </dl>
    <div className="mb-auto pt-10">
      <span aria-hidden="true" className="roi-line mb-6 block h-5" />
      <p className="max-w-96 type-h4">
        Fill in all three boxes and calculate: your answer appears here.
      </p>
    </div>
  </>
);

const span = 12;
const months = Array.from({ length: span + 1 }, (_, month) => month);

// Places as shares of the drawing, so that it fills any width and its words keep their size.
const x = (month: number) => `${3 + (94 * month) / span}%`;
const base = 80;
const y = (share: number) => `${base - 70 * share}%`;

const stop = { r: 6, fill: 'var(--color-surface)', strokeWidth: 3 };
const reached = { r: 9, fill: 'var(--color-teal)' };

/** A year of savings as a line with a stop each month, and the setup cost that it has to climb over. */
function PaybackLine({ roi }: { roi: Roi }) {
  const { annualROI, setupCost, paybackPeriod } = roi;
  const setup = y(setupCost / annualROI);
  const paid = x(paybackPeriod);
  return (
    <svg
      role="img"
      aria-label={`Savings add up month by month and pass the setup cost in month ${paybackPeriod}.`}
      height="210"
      stroke="var(--color-teal)"
      strokeWidth="4"
      overflow="visible"
      className="mt-6 w-full type-label"
    >
      <line x1={x(0)} x2={x(span)} y1={y(0)} y2={y(0)} stroke="var(--color-line)" strokeWidth="1" />
      <g stroke="var(--color-ochre)" strokeWidth="2" strokeDasharray="2 6">
        <line x1={x(0)} x2={x(span)} y1={setup} y2={setup} />
      </g>
      <line x1={x(0)} x2={x(span)} y1={y(0)} y2={y(1)} />
      <g stroke="var(--color-ink)" strokeWidth="1.5">
        <line x1={paid} x2={paid} y1="34%" y2={y(paybackPeriod / span)} />
      </g>
      {months.map((month) => (
        <circle
          key={month}
          cx={x(month)}
          cy={y(month / span)}
          {...(month === paybackPeriod ? reached : stop)}
        />
      ))}
      <g stroke="none" textAnchor="end">
        <text x={x(span)} y={setup} dy="-8" fill="var(--color-ochre)">
          {`setup ${dollars(setupCost)}`}
        </text>
        <text x={x(span)} y="97%" fill="var(--color-ink-2)">{`month ${span}`}</text>
      </g>
      <g stroke="none" textAnchor="middle">
        <text
          x={paid}
          y="34%"
          dy="-8"
          fill="var(--color-ink)"
          fontFamily="var(--font-sans)"
          className="text-[.9375rem] font-semibold"
        >
          paid back
        </text>
        {[0, 3, 6, 9].map((month) => (
          <text key={month} x={x(month)} y="97%" fill="var(--color-ink-2)">
            {month}
          </text>
        ))}
      </g>
    </svg>
  );
}
