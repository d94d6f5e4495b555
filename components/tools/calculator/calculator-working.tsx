/** A line of the working: what is calculated, how, and what comes out. */
export type Step = readonly [name: string, sum: string, result: string];

const cell = 'rule-t border-line py-2 align-baseline';

/** The working of a calculation, line by line, from the answers to the results. */
export const CalculatorWorking = ({ steps }: { steps: readonly Step[] }) => (
  <table className="border-collapse text-[.9375rem]">
    <caption className="pb-2 text-start type-h5">The working</caption>
    <tbody>
      {steps.map(([name, sum, result]) => (
        <tr key={name}>
          <th scope="row" className={`${cell} pe-3 text-start font-normal`}>
            {name}
          </th>
          <td className={`${cell} pe-3 text-ink-2`}>{sum}</td>
          <td className={`${cell} text-end font-semibold`}>{result}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
