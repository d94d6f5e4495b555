import { pricesOf, rangeOf } from '@/lib/plans/amounts';
import { hasBilling, namesOf, planCount, titleOf } from '@/lib/plans/words';
import { roiPerVehicle } from '@/lib/roi/roi';
import { routes } from '@/lib/routes';
import { calculateSavings, defaultSavings, savedPer } from '@/lib/savings/savings';
import { count } from '@/lib/words/count';
import { dollars } from '@/lib/words/money';
import { figures } from './figures';
import { plans } from './plans';
import type { PricingPage, Question } from './schemas/pricing';
import { site } from './site';
import { supportHours } from './support-hours';

const trial = figures.trialElsewhere.value;
const enterprise = titleOf(plans, 'enterprise');

const names = plans.length > 1 ? `${namesOf(plans)} side by side` : namesOf(plans);
const overview = hasBilling(plans) ? `${names}, billed monthly or annually` : names;

const fuelRate = Number.parseFloat(figures.deliverySavings.value) / 100;
const { vehicles, fuel, miles } = defaultSavings;
const saved = calculateSavings(defaultSavings, fuelRate).monthly;

const prices = pricesOf(plans);
const subscription = prices
  ? ` The subscription, ${rangeOf(prices)} a user and month, is not taken off.`
  : '';

export const pricingPage: PricingPage = {
  page: {
    title: `${site.name} pricing per user: ${planCount(plans)}, ${trial} free`,
    description: `${overview}. Try any plan for ${trial}: no credit card, no setup fee, cancel anytime.`,
    keywords: [
      'fleet management software pricing',
      'route optimization cost per user',
      'delivery software free trial',
      'fleet savings calculator',
    ],
  },
  name: 'Pricing',
  hero: {
    title: ['Pricing per user.', 'Park the extras.'],
    lead: 'Every plan includes tracking, planning and proof, and counts the people who sign in. Contracts that count vehicles are in the billing guide.',
    promises: [`${trial} free`, 'No credit card', 'No setup fee', 'Cancel anytime', '24/7 support'],
    plansTitle: `The ${planCount(plans)}`,
    image: {
      picture: 'pricing-parking',
      alt: 'A parking garage: setup fee, credit card, notice period and support fee stand clamped on two floors, a van marked per user drives out past the open barrier.',
    },
  },
  comparison: {
    title: 'Compare the plans',
    lead: 'A larger plan holds all of a smaller one. Monthly and annual are two published price lists; annual is no discount.',
  },
  calculator: {
    title: 'Fleet savings calculator',
    lead: `A cautious sum: fuel, miles and ${dollars(savedPer.vehicle)} a vehicle for the office’s time. The ROI calculator takes ${dollars(roiPerVehicle.monthly)}, for the drivers’ time too, and usually comes to more.`,
    unscripted: `The calculator needs JavaScript; the sum is short. Add ${figures.deliverySavings.value} of your monthly fuel cost, ${Math.round(100 * savedPer.thousandMiles)} cents for every 1,000 miles the whole fleet drives and ${dollars(savedPer.vehicle)} a vehicle. For ${vehicles} vehicles with ${dollars(fuel)} of fuel in all and ${count(miles)} miles each, that comes to ${dollars(saved)} a month.${subscription}`,
    fuelRate,
    image: { picture: 'pricing-streets', alt: '' },
  },
  faq: {
    title: 'Pricing questions',
    text: `Something else? An e-mail is answered in ${supportHours.emailAnswer}.`,
    link: { label: 'Contact the team', href: routes.contact },
    contracts: {
      label: 'Contracts that count vehicles',
      href: `${routes.helpBilling}#compare-plans`,
    },
  },
};

/** The answers are also structured data. */
export const pricingQuestions: readonly Question[] = [
  {
    id: 'free-trial',
    question: 'How does the free trial work?',
    answer: `You get ${trial} on any plan, with the features of every plan switched on. No credit card, no setup fee, and you can cancel whenever you like. Support reads e-mail ${supportHours.email} and answers in ${supportHours.emailAnswer}, during the trial and after it; the phone is staffed ${supportHours.phone}, and ${supportHours.phoneOfEnterprise} for ${enterprise}. When the days are over, the trial simply ends.`,
  },
  {
    id: 'changing-plans',
    question: 'Can I change plans later?',
    answer:
      'Yes, up or down, in your account under Billing. Before you confirm, a summary names what is charged today, what from the next renewal on, and the day the change takes effect.',
  },
  {
    id: 'setup-fee',
    question: 'Is there a setup fee?',
    answer: `No, on none of the plans. What may cost something is on your side, such as trackers and the hour to fit them; our ROI calculator sets ${roiPerVehicle.setup} dollars a vehicle aside for that.`,
  },
  {
    id: 'payment-methods',
    question: 'Which payment methods do you take?',
    answer: `Visa, MasterCard and American Express. ACH works from bank accounts in the US only, and ${enterprise} customers may pay by wire.`,
  },
  {
    id: 'enterprise-solutions',
    question: 'Do you build enterprise solutions?',
    answer: `Yes. ${enterprise} adds the API, custom integrations, connectors to warehouses and carriers, and an account manager of your own. Tell us how many users and systems there are, and you get a price in writing.`,
  },
  {
    id: 'data-security',
    question: 'How is my data kept secure?',
    answer: `Encrypted on its way, with roles that show each person what the work needs, two-factor sign-in and a log of who changed what. SOC 2, ISO 27001 and GDPR are the rules we work by, and we state ${figures.serviceUptime.value} ${figures.serviceUptime.label}.`,
  },
];
