import { titleOf } from '@/lib/plans/words';
import { routes } from '@/lib/routes';
import { exactDollars } from '@/lib/words/money';
import { plans, vehicleContracts } from './plans';
import type { ContactPage } from './schemas/contact';
import { site } from './site';
import { supportHours } from './support-hours';

export const contactPage = {
  page: {
    title: `Contact ${site.name}: e-mail, phone and a form`,
    description: `Write to ${site.name} about fleets, deliveries or field teams. E-mail is answered in ${supportHours.emailAnswer}, the phone ${supportHours.phone}.`,
    keywords: [
      `contact ${site.name}`,
      'fleet software sales',
      'fleet tracking support phone',
      'route planning inquiry',
    ],
  },
  name: 'Contact',
  form: {
    title: 'Contact sales and support',
    /** The first one is the default. */
    subjects: [
      'General Inquiry',
      'Product Demo',
      'Pricing Information',
      'Technical Support',
      'Partnership',
      'Enterprise Solution',
    ],
    fleetSizes: ['1-10', '11-50', '51-100', '101-500', '500+'],
    placeholder: 'Number of vehicles, cities, what you want to improve',
    emailAnswer: supportHours.emailAnswer,
    promise: `Sales answers on demos, prices and partnerships, support on everything technical: by e-mail, in ${supportHours.emailAnswer}, weekends included.`,
  },
  sent: `Message sent. Expect an answer by e-mail in ${supportHours.emailAnswer}.`,
  unscripted: 'This form needs JavaScript to send anything. An e-mail does the same job: write to',
  privacy: 'What you write here is used to answer you. More on that in the',
  cardsTitle: 'E-mail, phone and hours',
  cards: {
    email: `Answered in ${supportHours.emailAnswer}, ${supportHours.email}.`,
    phone:
      'Sales and support. Call when it is urgent: a tracker stopped reporting, or a sign-in fails.',
    hours: `Phone hours for plans per user and the trial; ${supportHours.phoneOfEnterprise} for ${titleOf(plans, 'enterprise')}, none for Starter at ${exactDollars(vehicleContracts.starter)} per vehicle.`,
  },
  hours: supportHours.phone,
  pricing: {
    title: 'Looking for prices?',
    text: 'Prices per user are on the pricing page.',
    href: routes.pricing,
  },
  image: {
    picture: 'contact',
    alt: 'Night at the hub: a dispatcher with a headset sits in a wheelchair at two screens; a van waits outside the window.',
  },
} as const satisfies ContactPage;
