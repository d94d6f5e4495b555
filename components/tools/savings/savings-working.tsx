import { Icon } from '@/components/ui/icon/icon';
import { dollars, exactDollars } from '@/lib/calculators/money';
import { calculateSavings, fuelRate, type SavingsInput, savedPer } from '@/lib/savings/savings';
import { savingsCsv } from '@/lib/savings/savings-csv';
import { counted } from '@/lib/words/count';
import { CalculatorTools } from '../calculator/calculator-tools.client';
import { CalculatorWorking } from '../calculator/calculator-working';

/** The steps of SPEC 9 from the three answers to the results, each with what comes out. */
function stepsOf(input: SavingsInput): readonly (readonly [name: string, sum: string, number])[] {
  const { vehicles, monthlyFuel, milesPerVehicle } = input;
  const savings = calculateSavings(input);
  const { fuelSavings, maintenanceSavings, operationalSavings, monthly, annual } = savings;
  const fleet = counted(vehicles, 'vehicle');
  const miles = counted(milesPerVehicle, 'mile');
  const parts = [fuelSavings, maintenanceSavings, operationalSavings].map(exactDollars);
  return [
    ['Fuel', `${Math.round(100 * fuelRate)}% × ${exactDollars(monthlyFuel)}`, fuelSavings],
    ['Maintenance', `${miles} × ${fleet} × ${savedPer.thousandMiles} ÷ 1,000`, maintenanceSavings],
    ['Operations', `${exactDollars(savedPer.vehicle)} × ${fleet}`, operationalSavings],
    ['A month', parts.join(' + '), monthly],
    ['A year', `12 × ${exactDollars(monthly)}`, annual],
  ];
}

interface SavingsWorkingProps {
  input: SavingsInput;
  /** Id of the section, where a shared address leads. */
  anchor: string;
}

/** The working line by line, sums to the cent and results as they are printed, and what to do with it. */
export function SavingsWorking({ input, anchor }: SavingsWorkingProps) {
  const file = `data:text/csv;charset=utf-8,${encodeURIComponent(savingsCsv(input))}`;
  return (
    <CalculatorWorking
      steps={stepsOf(input).map(([name, sum, result]) => [name, sum, dollars(result)])}
    >
      <CalculatorTools anchor={anchor}>
        <a className="text-link" href={file} download="savings-estimate.csv">
          <Icon name="download" className="" />
          Download CSV
        </a>
      </CalculatorTools>
    </CalculatorWorking>
  );
}
