import { dollars } from '@/lib/calculator/money';
import type { Roi } from '@/lib/roi/roi';
import './payback-line.css';

const span = 12;
const months = Array.from({ length: span + 1 }, (_, month) => month);

// Places as shares of the drawing, so that it fills any width and its words keep their size.
const x = (month: number) => `${3 + (94 * month) / span}%`;
const base = 80;
const y = (share: number) => `${base - 70 * share}%`;

/** A year of savings as a line with a stop each month, and the setup cost that it has to climb over. */
export function PaybackLine({
  roi,
}: {
  roi: Pick<Roi, 'annualROI' | 'setupCost' | 'paybackPeriod'>;
}) {
  const { annualROI, setupCost, paybackPeriod } = roi;
  const setup = y(setupCost / annualROI);
  const paid = x(paybackPeriod);
  return (
    <svg
      role="img"
      aria-label={`Savings add up month by month and pass the setup cost in month ${paybackPeriod}.`}
      className="payback-line"
    >
      <line className="payback-axis" x1={x(0)} x2={x(span)} y1={y(0)} y2={y(0)} />
      <line className="payback-setup" x1={x(0)} x2={x(span)} y1={setup} y2={setup} />
      <text
        className="payback-text type-label payback-setup-word"
        x={x(span)}
        y={setup}
        dy="-8"
        textAnchor="end"
      >
        setup {dollars(setupCost)}
      </text>
      <line className="payback-savings" x1={x(0)} x2={x(span)} y1={y(0)} y2={y(1)} />
      <line className="payback-mark" x1={paid} x2={paid} y1="34%" y2={y(paybackPeriod / span)} />
      <text
        className="payback-text type-label payback-word"
        x={paid}
        y="34%"
        dy="-8"
        textAnchor="middle"
      >
        paid back
      </text>
      {months.map((month) => (
        <circle
          key={month}
          className={month === paybackPeriod ? 'payback-paid' : 'payback-stop'}
          cx={x(month)}
          cy={y(month / span)}
          r={month === paybackPeriod ? 9 : 6}
        />
      ))}
      {months
        .filter((month) => month % 3 === 0)
        .map((month) => (
          <text
            key={month}
            className="payback-text type-label"
            x={x(month)}
            y="97%"
            textAnchor={month === span ? 'end' : 'middle'}
          >
            {month === span ? 'month 12' : month}
          </text>
        ))}
    </svg>
  );
}
