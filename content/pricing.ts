import { pricesOf, rangeOf } from '@/lib/plans/amounts';
import { billOf, billsOf } from '@/lib/plans/bill';
import { dearerAnnually, hasBilling, namesOf, planCount, titleOf } from '@/lib/plans/words';
import { roiPerVehicle } from '@/lib/roi/roi';
import { routes } from '@/lib/routes';
import { calculateSavings, defaultSavings, savedPer } from '@/lib/savings/savings';
import { count } from '@/lib/words/count';
import { dollars, exactDollars } from '@/lib/words/money';
import { figures } from './figures';
import { plans, vehicleContracts } from './plans';
import type { Question } from './schemas/parts/faq';
import type { PricingDetail, PricingPage } from './schemas/pricing';
import { site } from './site';
import { supportHours } from './support-hours';

const trial = figures.trialElsewhere.value;
const enterprise = titleOf(plans, 'enterprise');

const names = plans.length > 1 ? `${namesOf(plans)} side by side` : namesOf(plans);
const overview = hasBilling(plans) ? `${names}, billed monthly or annually` : names;

const fuelRate = Number.parseFloat(figures.deliverySavings.value) / 100;
const { vehicles, fuel, miles } = defaultSavings;
const sums = calculateSavings(defaultSavings, fuelRate);
const saved = sums.monthly;
const parts = `${dollars(sums.fuelSavings)} of fuel, ${dollars(sums.maintenanceSavings)} of maintenance, ${dollars(sums.operationalSavings)} of office time`;

const prices = pricesOf(plans);
const subscription = prices
  ? ` The subscription, ${rangeOf(prices)} a user a month, is not taken off.`
  : '';

const dearer = dearerAnnually(plans);

const users: PricingDetail = {
  id: 'users',
  title: 'Who counts as a user?',
  text: 'A user is a person with a sign-in of their own. Vehicles, recipients and people without a sign-in cost nothing.',
  table: {
    caption: 'Who counts as a user',
    columns: ['Person', 'Users'],
    rows: [
      [
        'Fleet manager, dispatcher or supervisor',
        '**1 each**, for the web app and the apps together',
      ],
      [
        'Driver or field agent with the driver app',
        '**1 each**: your own, contract, part-time and seasonal drivers',
      ],
      [
        'Two drivers of one van, on two shifts',
        '**2**: a sign-in belongs to one person, so each proof names its driver',
      ],
      ['Driver who has left', '**0** once deactivated: the seat passes to the successor'],
      ['Contract driver tracked by SIM', '**0**: the driver replies to a text and has no sign-in'],
      [
        'Vehicles, trackers, recipients, your customers',
        '**0**: none of them signs in; links and shared billing sheets need no account',
      ],
    ],
  },
};

/** On the plan that most buyers pick. */
const billed = plans.find(({ highlight }) => highlight) ?? plans[0];
const groups = [
  { one: 'driver', label: 'Drivers and field agents', users: 20 },
  { one: 'dispatcher', label: 'Dispatchers, managers, supervisors', users: 2 },
] as const;
const bill = billed && billOf(billed.price, groups);

const worked: readonly PricingDetail[] = bill
  ? [
      {
        id: 'bill',
        title: 'What does your team pay?',
        text: `The slip is a sample: ${billed.title} for 20 drivers and the 2 dispatchers who plan for them. The table has other teams${hasBilling(plans) ? ', with monthly or annual billing' : ''}.`,
        receipt: {
          caption: `What ${bill.users} users cost on ${billed.title}`,
          columns: bill.columns,
          rows: bill.rows,
        },
        team: {
          groups: groups.map(({ label, users }) => ({ label, users })),
          plans: plans.map(({ title, price }) => ({ title, price })),
          agreed: { label: 'As agreed with you', href: routes.contact },
          note: `Before tax${hasBilling(plans) ? ', billed monthly or annually' : ''}. Vehicles cost nothing, however many there are.`,
          refusal: 'Enter a whole number from 0 to 10,000.',
        },
        table: {
          caption: 'What a team pays a month, before tax',
          ...billsOf(plans, [5, 10, bill.users, 50, 100]),
        },
      },
    ]
  : [];

const conditions: PricingDetail = {
  id: 'conditions',
  title: 'Limits, extras, term and leaving',
  text: 'What the price per user does not say by itself. An order signed with us may differ, and then the order counts.',
  table: {
    caption: 'Limits, extras, term and leaving',
    columns: ['Subject', 'What applies'],
    rows: [
      [
        'Vehicles and stops',
        `No published limit per user. A contract [per vehicle](${routes.helpBilling}#compare-plans), at ${exactDollars(vehicleContracts.starter)} or ${exactDollars(vehicleContracts.professional)} a vehicle a month and with limits, applies only if your order says so.`,
      ],
      [
        'API calls',
        `With ${enterprise}. Hourly limits are in the [API documentation](${routes.apiDocs}#limits).`,
      ],
      [
        'Text messages',
        `Not in the price: you connect your own SMS provider, who bills you. The [notification guide](${routes.helpNotifications}#consent) works out what two texts a stop cost for 89 stops a day.`,
      ],
      [
        'Hardware',
        `Not in the price, and not required: the driver app tracks by phone. If you fit GPS units, set aside about ${dollars(roiPerVehicle.setup)} a vehicle for the unit and its fitting, plus its maker’s data plan if there is one.`,
      ],
      [
        'Term',
        'A month or a year, paid in advance; users added in between pay for the rest of it. The term renews unless you cancel before. A new price is announced 30 days ahead.',
      ],
      [
        'Leaving',
        `In your account or by e-mail, at any time. Access lasts until the paid term ends, and data can be exported for 30 days more; see the [terms](${routes.terms}#termination).`,
      ],
    ],
  },
  link: { label: 'How billing works', href: routes.helpBilling },
};

const onboarding: PricingDetail = {
  id: 'onboarding',
  title: 'Onboarding by fleet size',
  text: 'From the first sign-in until every vehicle is planned with it. Times come from our guides and sample projects and are no promise.',
  table: {
    caption: 'Onboarding by fleet size: how it is set up and how long it takes',
    columns: ['Vehicles', 'How it is set up', 'Time to full use'],
    rows: [
      [
        '1–10',
        'By yourselves, during the trial: import addresses, plan beside the old way for a week, then change over two vans at a time.',
        '[Two weeks](/blog/from-spreadsheets-to-planned-routes)',
      ],
      [
        '11–50',
        'By your dispatcher, who also trains the drivers: a week for the data, a week side by side, two routes first, then all.',
        '[Four weeks](/blog/how-to-switch-route-planners); [eight](/case-studies/employee-pickup-drop-management) to [ten](/case-studies/omnichannel-order-management) with other systems or many addresses to check',
      ],
      [
        '51–100',
        'With a project lead on your side: geofences drawn on site, about ten GPS units fitted in an evening, one hub after the other.',
        '[Eight weeks](/case-studies/renewable-energy-fleet-visibility)',
      ],
      [
        '101–500',
        `Hub by hub, the first one like a fleet of its own. ${enterprise} adds an account manager, who keeps the schedule with you.`,
        'Eight to ten weeks for the first hub, then about two for each further one',
      ],
      [
        'Over 500',
        `By a written project schedule, with ${enterprise}: hubs, systems, hardware and training, each with its date.`,
        'As your order says',
      ],
    ],
  },
  link: { label: 'The four weeks in detail', href: '/blog/how-to-switch-route-planners' },
};

export const pricingPage: PricingPage = {
  page: {
    title: `${site.name} pricing: ${planCount(plans)} per user, ${trial} free`,
    description: `${overview}. Try any pricing plan for ${trial}: no credit card, no setup fee, cancel anytime.`,
    keywords: [
      'fleet management software pricing',
      'route optimization cost per user',
      'delivery software free trial',
      'fleet savings calculator',
    ],
  },
  name: 'Pricing',
  hero: {
    title: ['Fleet software', 'pricing per user'],
    lead: 'You pay for each person who signs in, drivers included; vehicles cost nothing. Tracking, route planning, driver app and proof are in every pricing plan.',
    promises: [
      `${trial} free`,
      'No credit card',
      'No setup fee',
      'Cancel anytime',
      '24/7 support by e-mail',
    ],
    plansTitle: `The ${planCount(plans)}`,
    billing: dearer
      ? `Paying for a year costs more per month: ${dearer}. Both are our published prices.`
      : null,
    image: {
      picture: 'pricing-parking',
      alt: 'A parking garage: setup fee, credit card, notice period and support fee stand clamped on two floors, a van marked per user drives out past the open barrier.',
    },
  },
  comparison: {
    title: 'Compare the pricing plans',
    lead: 'Each pricing plan includes everything in the one to its left.',
  },
  details: {
    title: 'Your bill and onboarding',
    lead: 'Who counts as a user, a worked bill, what comes on top of the price, and how long the start takes.',
    parts: [users, ...worked, conditions, onboarding],
  },
  calculator: {
    title: 'Fleet savings calculator',
    lead: `A cautious estimate: fuel, miles and ${dollars(savedPer.vehicle)} a vehicle for the office’s time. The ROI calculator takes ${dollars(roiPerVehicle.monthly)}, for the drivers’ time too, and usually comes to more.`,
    unscripted: `The calculator needs JavaScript; the formula is short. Add ${figures.deliverySavings.value} of your monthly fuel cost, ${Math.round(100 * savedPer.thousandMiles)} cents for every 1,000 miles the whole fleet drives and ${dollars(savedPer.vehicle)} a vehicle. For ${vehicles} vehicles with ${dollars(fuel)} of fuel in all and ${count(miles)} miles each, that comes to ${dollars(saved)} a month (${parts}).${subscription}`,
    fuelRate,
    image: { picture: 'pricing-streets', alt: '' },
  },
  faq: {
    title: 'Pricing questions',
    text: `Something else? An e-mail is answered in ${supportHours.emailAnswer}.`,
    links: [
      { label: 'Contact the team', href: routes.contact },
      { label: 'Contracts that count vehicles', href: `${routes.helpBilling}#compare-plans` },
    ],
  },
};

/** The answers are also structured data. */
export const pricingQuestions: readonly Question[] = [
  {
    id: 'free-trial',
    question: 'How does the free trial work?',
    answer: `You get ${trial} on any pricing plan, with the features of all of them switched on. No credit card, no setup fee, and you can cancel whenever you like. Support reads e-mail ${supportHours.email} and answers in ${supportHours.emailAnswer}, during the trial and after it; the phone is staffed ${supportHours.phone}, and ${supportHours.phoneOfEnterprise} for ${enterprise}. When the days are over, the trial simply ends.`,
  },
  {
    id: 'changing-plans',
    question: 'Can I change my pricing plan later?',
    answer:
      'Yes, up or down, in your account under Billing. Before you confirm, a summary names what is charged today, what from the next renewal on, and the day the change takes effect.',
  },
  {
    id: 'setup-fee',
    question: 'Is there a setup fee?',
    answer: `No, on none of the pricing plans. Costs on your side may be trackers and about an hour to fit each; our ROI calculator sets ${roiPerVehicle.setup} dollars a vehicle aside for that.`,
  },
  {
    id: 'payment-methods',
    question: 'Which payment methods do you take?',
    answer: `Visa, MasterCard and American Express. ACH works from bank accounts in the US only, and ${enterprise} customers may pay by wire.`,
  },
  {
    id: 'enterprise-solutions',
    question: 'Do you build enterprise solutions?',
    answer: `Yes. ${enterprise} adds the API, custom integrations, connectors to warehouses, carriers and ERP systems, and an account manager of your own. Tell us how many users and systems there are, and you get a price in writing.`,
  },
  {
    id: 'data-security',
    question: 'How is my data kept secure?',
    answer: `Encrypted on its way, and shown by role: each person sees what the work needs. Two-factor sign-in and a log of who changed what are in every pricing plan. SOC 2, ISO 27001 and GDPR are the rules we work by; no report or certificate is published yet. The privacy policy says when data is deleted, and what is still to be confirmed, such as where it is hosted. We state ${figures.serviceUptime.value} ${figures.serviceUptime.label}.`,
  },
];

/** On products and use cases: the lowest price, which leads to all of them. */
export const priceLink = prices
  ? `Prices from ${exactDollars(prices.from)} per user per month`
  : 'Prices by plan';
