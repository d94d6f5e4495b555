/** A line of the working: what is calculated, how, and what comes out. */
export type Step = readonly [name: string, sum: string, result: string];

/** The working of a calculation, line by line, from the answers to the results. */
export const CalculatorWorking = ({ steps }: { steps: readonly Step[] }) => (
  <table className="working-table text-[.9375rem]">
    <caption className="working-title type-h5">The working</caption>
    <tbody>
      {steps.map(([name, sum, result]) => (
        <tr key={name}>
          <th scope="row" className="working-cell font-normal">
            {name}
          </th>
          <td className="working-cell text-ink-2">{sum}</td>
          <td className="working-cell working-result font-semibold">{result}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
