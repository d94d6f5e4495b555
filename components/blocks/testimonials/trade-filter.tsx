import './trade-filter.css';

/** As many as the style sheet has rules for. */
const most = 8;

/** Shows the quotes of one trade, by style sheet alone. */
export const TradeFilter = ({ trades }: { trades: readonly string[] }) => (
  // Firefox would keep the choice over a reload.
  <form method="dialog" autoComplete="off" className="trade-filter mt-8">
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Industry</legend>
      {['All industries', ...trades.slice(0, most)].map((trade, at) => (
        <label
          key={trade}
          className="relative flex min-h-11 items-center rounded-control rule border-edge px-4 text-[.9375rem] leading-tight font-medium has-checked:bg-ink has-checked:text-paper forced-colors:has-checked:[outline:2px_solid]"
        >
          <input
            type="radio"
            name="trade"
            value={at - 1}
            defaultChecked={at === 0}
            className="absolute inset-0 cursor-pointer appearance-none rounded-control"
          />
          {trade}
        </label>
      ))}
    </fieldset>
  </form>
);
