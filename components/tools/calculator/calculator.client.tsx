'use client';

import type { FormEvent, ReactElement } from 'react';
import { Button } from '@/components/ui/button/button';
import { FormError } from '@/components/ui/field/form-error';
import type { Answers, InputOf, NameOf, Questions } from '@/lib/calculator/answers';
import { type PriceRange, rangeOf } from '@/lib/plans/amounts';
import { counted } from '@/lib/words/count';
import { CalculatorField, type Field } from './calculator-field.client';
import { useCalculator } from './use-calculator';
import './calculator.css';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { copyText } from '@/lib/browser/copy-text';
import { useTemporaryText } from '@/lib/hooks/use-temporary-text';

/** What a calculator asks and how it answers; a result holds the answers that it came from. */
export interface CalculatorKind<Asked extends Questions, Result> {
  readonly questions: Asked;
  readonly blank: Answers<NameOf<Asked>>;
  readonly fields: Readonly<Record<NameOf<Asked>, Field>>;
  readonly action: string;
  /** Whether nothing is worth showing before an answer. */
  readonly waits?: boolean;
  readonly calculate: (input: InputOf<Asked>) => Result;
  /** The result in a sentence, for screen readers. */
  readonly announcement: (result: Result) => string;
  readonly show: (result: Result | undefined) => ReactElement;
  /** The working: what is calculated, how, and what comes out. */
  readonly steps: (result: Result) => readonly [name: string, sum: string, value: string][];
  readonly tools?: (result: Result) => ReactElement;
}

export interface CalculatorWords {
  /** Id of the heading, and the beginning of the ids of the fields. */
  id: string;
  title: string;
  lead: string;
  unscripted: string;
  anchor: string;
  prices: PriceRange | undefined;
}

const cell = 'working-cell rule-t border-line py-2';

const countWords = ['', 'One answer needs', 'Two answers need', 'Three answers need'];

/** Form and result side by side, and the sums across the foot. The form sends nothing. */
export function Calculator<Asked extends Questions, Result extends { vehicles: number }>(
  props: CalculatorWords & { kind: CalculatorKind<Asked, Result> },
) {
  const { kind, id, title, lead, unscripted, anchor, prices } = props;
  const { names, field, calculate, attempt, wrong, isRefused, input } = useCalculator(id, kind);
  const result = input && kind.calculate(input);
  const needed = wrong.map((name) => kind.fields[name].label).join(', ');
  const refusal = needed ? `Still needed: ${needed}.` : `${kind.action} shows the result.`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    calculate();
  };
  return (
    <div className="calculator grid overflow-clip rounded-modal rule border-line">
      <div className="calculator-paper @container bg-paper text-ink">
        <h2 id={id} className="type-h3">
          {title}
        </h2>
        <p className="mt-3 text-ink-2">{lead}</p>
        <p className="hidden max-w-144 noscript:block">{unscripted}</p>
        <form method="dialog" noValidate onSubmit={submit} className="scripted">
          <FormError id={`${id}-problems`} attempt={attempt}>
            {needed ? `${countWords[wrong.length]} a look before we can calculate.` : null}
          </FormError>
          {names.map((name) => (
            <CalculatorField key={name} field={kind.fields[name]} {...field(name)} />
          ))}
          <Button
            type="submit"
            variant="signal"
            size="large"
            className="mt-7 unprinted max-sm:w-full"
          >
            {kind.action}
          </Button>
        </form>
      </div>
      <div
        className={cx(
          'calculator-night @container flex min-w-0 flex-col bg-surface',
          kind.waits && 'noscript:hidden',
        )}
      >
        <p role="status" className="sr-only">
          {result && kind.announcement(result)}
        </p>
        {isRefused ? <p className="type-h4">{refusal}</p> : kind.show(result)}
        {result && prices && (
          <p className="mt-4 type-small text-ink-2">
            {`Subscription, not taken off: ${rangeOf(prices, result.vehicles)} a month for ${counted(result.vehicles, 'user')} at ${rangeOf(prices)}, one for each vehicle.`}
          </p>
        )}
      </div>
      {result && (
        <div className="calculator-working col-span-full grid items-end gap-x-16 gap-y-6 bg-sunk">
          <table className="working-table text-[.9375rem]">
            <caption className="working-title type-h5">How this is calculated</caption>
            <tbody>
              {kind.steps(result).map(([name, sum, value]) => (
                <tr key={name}>
                  <th scope="row" className={`${cell} font-normal`}>
                    {name}
                  </th>
                  <td className={`${cell} text-ink-2`}>{sum}</td>
                  <td className={`${cell} working-result font-semibold`}>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <CalculatorTools anchor={anchor}>{kind.tools?.(result)}</CalculatorTools>
        </div>
      )}
    </div>
  );
}

const words = {
  copied: 'Copied. The address holds your three answers.',
  failed: 'Not copied. The address bar holds the same link.',
} as const;

export const toolClasses = 'text-link min-h-8 pointer-coarse:min-h-11';

/** Prints the calculator without the page around it, which the browser's own command prints. */
function printAlone() {
  const { dataset } = document.documentElement;
  dataset.prints = 'calculator';
  const end = () => delete dataset.prints;
  // Also where printing is canceled; some browsers take no notice of the call and say nothing.
  for (const sign of ['afterprint', 'pointerdown', 'keydown'])
    window.addEventListener(sign, end, { once: true });
  window.print();
}

/** Hands on or prints a result, whose numbers stand in the address. */
export function CalculatorTools({ anchor, children }: { anchor: string; children?: ReactElement }) {
  const [message, show] = useTemporaryText();

  async function copy() {
    const address = new URL(window.location.href);
    address.hash = anchor;
    show((await copyText(address.href)) ? words.copied : words.failed);
  }

  return (
    <div className="calculator-tools flex flex-wrap items-center gap-x-6 gap-y-3 unprinted">
      <button type="button" className={toolClasses} onClick={copy}>
        <Icon name={message === words.copied ? 'check' : 'link'} className="" />
        Copy link
      </button>
      <button type="button" className={toolClasses} onClick={printAlone}>
        <Icon name="printer" className="" />
        Print
      </button>
      {children}
      <span role="status" className="type-small text-ink-2">
        {message}
      </span>
    </div>
  );
}
