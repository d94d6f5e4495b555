import { calculateRoi, roiPerVehicle } from '@/lib/roi/roi';
import { routes } from '@/lib/routes';
import { calculateSavings, defaultSavings, savedPer } from '@/lib/savings/savings';
import { dollars } from '@/lib/words/money';
import { figures } from './figures';
import { pricingPage } from './pricing';
import type { Hue, PageFacts } from './products/types';
import { site } from './site';

/*
 * Texts may count the case studies: {Count}, {count}, {number}, {story|stories}; {weeks} is how long
 * they took, {figures} the number of figures on the first screen.
 */

const page = {
  title: `Success Stories: Sample Projects and ROI | ${site.name}`,
  description:
    '{Count} sample fleet {project|projects}, counted before and after, with the math and what got no better. Then enter your own fleet in the ROI calculator.',
  keywords: [
    'fleet management case studies',
    'route optimization results',
    'fleet ROI calculator',
    'delivery cost reduction',
  ],
} as const satisfies PageFacts;

const hero = {
  title: 'Sample projects: what fleets could save',
  lead: 'For fleet managers who check the numbers: {count} sample {project|projects} of {weeks} weeks. {It shows|Each shows} how results were counted and what did not improve.',
  note: 'These {figures} figures are our own and not audited. Uptime is that of customers’ vehicles, not of our service.',
} as const;

/** The values are from content/figures.ts. */
const metrics = [
  { value: figures.customers.value, label: 'customers on the platform', hue: 'cobalt' },
  {
    value: figures.storyCostReduction.value,
    label: 'cost reduction per delivery',
    hue: 'madder',
  },
  { value: figures.routeCostReduction.value, label: 'cost reduction on routes', hue: 'teal' },
  { value: figures.fleetUptime.value, label: 'vehicle uptime', hue: 'ochre' },
] as const satisfies readonly { value: string; label: string; hue: Hue }[];

const stories = { title: '{Count} sample {case study|case studies}' } as const;

/** The same fleet in both calculators. */
const { vehicles, fuel, miles } = defaultSavings;
const here = calculateRoi({ vehicles, fuel, industry: 'logistics' }).monthlySavings;
const there = calculateSavings(defaultSavings, pricingPage.calculator.fuelRate).monthly;

const roi = {
  title: 'ROI calculator: your numbers',
  lead: `Each month it counts a share of fuel by industry and ${dollars(roiPerVehicle.monthly)} a vehicle for office and drivers’ time.`,
  unscripted:
    'This calculator runs on your device and needs JavaScript. Without it, multiply the monthly fuel bill by your industry’s rate below and add $150 per vehicle. Twelve of these months are the annual ROI. Trackers and fitting are put at $200 per vehicle: multiply by your vehicles, divide by one month’s savings and round up for the months to pay back. The subscription is not taken off.',
  industries: [
    { value: 'logistics', label: 'Logistics' },
    { value: 'construction', label: 'Construction' },
    { value: 'healthcare', label: 'Healthcare' },
    { value: 'retail', label: 'Retail' },
    { value: 'manufacturing', label: 'Manufacturing' },
    { value: 'other', label: 'Other' },
  ],
  rates: {
    title: 'Share of the fuel bill saved',
    text: `ROI means dollars saved in a year, before trackers and subscription. Its rates and amounts are assumptions. ${vehicles} logistics vehicles with ${dollars(fuel)} of fuel in all and ${miles.toLocaleString('en-US')} miles each come to ${dollars(here)} a month here and to ${dollars(there)} in the savings calculator, which counts ${dollars(savedPer.vehicle)} a vehicle for the office alone.`,
    link: { label: 'Open the savings calculator', href: `${routes.pricing}#savings` },
    ceiling:
      'The calculator takes up to 100,000 vehicles and $100,000,000 of fuel a month. Figures are rounded only where they are shown.',
  },
} as const;

const weeks = {
  title: 'How long implementation takes',
  lead: 'Fitting units or connecting orders takes two or three weeks, where a project needs it. Addresses, training and a trial with a few vehicles take the rest.',
} as const;

const quotes = {
  title: 'What fleets could say: sample quotes',
  all: { label: 'All testimonials', href: routes.testimonials },
} as const;

export const successStories = { page, hero, metrics, stories, roi, weeks, quotes } as const;
