import { pricingPage } from '@/content/pricing';
import { successStories } from '@/content/success-stories';
import { roiPerVehicle, roiRates } from '@/lib/roi/roi';
import { calculateSavings, defaultSavings, savedPer } from '@/lib/savings/savings';
import { fact, labels } from '../fact';
import { usd } from './prices';

const percent = (share: number) => `${Math.round(100 * share)}%`;
const plain = (amount: number) => amount.toLocaleString('en-US');

const { fuelRate } = pricingPage.calculator;

/** What the calculators hold at first and come to. */
export const calculators = [
  fact('fuel saved', '30%', percent(fuelRate), '/pricing#savings: {} of your monthly fuel cost'),
  fact(
    'estimate before anything is entered',
    '$1,500',
    usd(fuelRate * defaultSavings.fuel),
    '/pricing#savings: {} per month',
  ),
  fact(
    'saved per vehicle and month',
    '$50',
    usd(savedPer.vehicle),
    '/pricing#savings: {} a vehicle',
  ),
  fact('vehicles at first', '50', defaultSavings.vehicles, '/pricing#savings: For {} vehicles'),
  fact('fuel at first', '$5,000', usd(defaultSavings.fuel), '/pricing#savings: {} of fuel'),
  fact('miles at first', '2,000', plain(defaultSavings.miles), '/pricing#savings: {} miles each'),
  fact(
    'maintenance saved per 1,000 miles',
    '15 cents',
    `${100 * savedPer.thousandMiles} cents`,
    '/pricing#savings: {} for every 1,000 miles',
  ),
  fact(
    'sum of what stands in the form at first',
    '$4,015',
    usd(calculateSavings(defaultSavings, fuelRate).monthly),
    '/pricing#savings: comes to {} a month',
  ),
  labels(
    'rates of the ROI calculator',
    'Logistics 30% | Construction 25% | Healthcare 20% | Retail 28% | Manufacturing 26% | Other 25%',
    successStories.roi.industries.map(({ label, value }) => `${label} ${percent(roiRates[value])}`),
    '/success-stories#roi',
  ),
  fact(
    'ROI per vehicle and month',
    '$150',
    usd(roiPerVehicle.monthly),
    '/success-stories#roi: {} per vehicle',
  ),
  fact(
    'setup per vehicle',
    '$200',
    usd(roiPerVehicle.setup),
    '/success-stories#roi: {} per vehicle',
    `/pricing#setup-fee: sets ${roiPerVehicle.setup} dollars a vehicle aside`,
  ),
];
