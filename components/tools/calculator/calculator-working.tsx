import type { ReactNode } from 'react';

interface CalculatorWorkingProps {
  /** From the answers to the results: what is reckoned, how, and what comes out. */
  steps: readonly (readonly [name: string, sum: string, result: string])[];
  /** What to do with the result. */
  children: ReactNode;
}

/** The working of a calculation, line by line. */
export function CalculatorWorking({ steps, children }: CalculatorWorkingProps) {
  return (
    <>
      <table>
        <caption className="type-h5">The working</caption>
        <tbody>
          {steps.map(([name, sum, result]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="text-ink-2">{sum}</td>
              <td>{result}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </>
  );
}
