import { routes } from '@/lib/routes';
import { figures } from './figures';
import type { PageFacts, PageImage } from './products/types';
import type { Question } from './schemas/pricing';
import { site } from './site';
import { supportHours } from './support-hours';

const trial = figures.trialElsewhere.value;

/** The pricing page; the fares themselves stand in content/plans.ts. */
export const pricingPage = {
  page: {
    title: `${site.name} pricing: three fares per user, ${trial} free`,
    description: `Base, Standard and Enterprise side by side, billed monthly or annually. Try any fare for ${trial}: no credit card, no setup fee, cancel anytime.`,
    keywords: [
      'fleet management software pricing',
      'route optimization cost per user',
      'delivery software free trial',
      'fleet savings calculator',
    ],
  },
  name: 'Pricing',
  hero: {
    title: ['Pay per user.', 'Park the extras.'],
    lead: 'Every fare includes tracking, planning and proof, and none of them counts vans.',
    promises: [`${trial} free`, 'No credit card', 'No setup fee', 'Cancel anytime', '24/7 support'],
    faresTitle: 'The three fares',
    included: 'What is included',
    image: {
      picture: 'pricing-parking',
      alt: 'A car park: setup fee, credit card, notice period and support fee stand clamped on two floors, a van marked per user drives out past the open barrier.',
    },
  },
  comparison: {
    title: 'What each fare carries',
    lead: 'A larger fare holds everything that a smaller one does.',
  },
  calculator: {
    title: 'What would you save?',
    lead: 'Three numbers from last month are enough.',
    unscripted: `The calculator needs JavaScript; the sum is short. Add ${figures.deliverySavings.value} of your monthly fuel cost, 15 cents for every 1,000 miles the whole fleet drives and $50 a vehicle. For 50 vehicles with $5,000 of fuel and 2,000 miles each, that comes to $4,015 a month.`,
    image: { picture: 'pricing-streets', alt: '' },
  },
  faq: {
    title: 'Questions at the barrier',
    text: `Something else? An e-mail is answered in ${supportHours.emailAnswer}.`,
    link: { label: 'Contact the team', href: routes.contact },
  },
} as const satisfies {
  page: PageFacts;
  hero: { image: PageImage } & Record<string, unknown>;
} & Record<string, unknown>;

/** The questions; the answers go to search engines word by word. */
export const pricingQuestions: readonly Question[] = [
  {
    id: 'free-trial',
    question: 'How does the free trial work?',
    answer: `You get ${trial} on any plan with every feature switched on. No credit card, no setup fee, and you can cancel whenever you like. Support is there 24/7 while you try it. When the days are over, the trial simply ends.`,
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
    answer:
      'No, on none of the fares. What may cost something is on your side, such as trackers and the hour to fit them; our ROI calculator sets 200 dollars a vehicle aside for that.',
  },
  {
    id: 'payment-methods',
    question: 'Which payment methods do you take?',
    answer:
      'Visa, MasterCard and American Express. ACH works from bank accounts in the US only, and Enterprise customers may pay by wire.',
  },
  {
    id: 'enterprise-solutions',
    question: 'Do you build enterprise solutions?',
    answer:
      'Yes. Enterprise adds the API, custom integrations, connectors to warehouses and carriers, and an account manager of your own. Tell us how many users and systems there are, and you get a price in writing.',
  },
  {
    id: 'data-security',
    question: 'How is my data kept secure?',
    answer: `Encrypted on its way, with roles that show each person what the work needs, two-factor sign-in and a log of who changed what. SOC 2, ISO 27001 and GDPR are the rules we work by, and we state ${figures.serviceUptime.value} ${figures.serviceUptime.label}.`,
  },
];
