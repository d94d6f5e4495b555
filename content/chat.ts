import { amountsOf } from '@/lib/plans/amounts';
import { titleOf } from '@/lib/plans/words';
import { routes } from '@/lib/routes';
import { unbroken } from '@/lib/words/unbroken';
import { figures } from './figures';
import { plans, plansSection } from './plans';
import type { ChatAnswers, ChatInstead, ChatWords } from './schemas/chat';
import { site } from './site';
import { supportHours } from './support-hours';

/** As an adjective: '14-day'. */
const trial = figures.trialElsewhere.value.replace(' days', '-day');

const promised = `**${trial} free trial**: no credit card, no setup fee, cancel anytime, and ${supportHours.email} support by e-mail`;

const prices = plans.map(({ title, price }) => {
  if (price.kind === 'agreed') return `**${title}** is quoted.`;
  const { sentence } = plansSection.unit;
  const [amount, monthly] = amountsOf(price);
  return monthly
    ? `**${title}** is ${amount} ${sentence} in the annual view, ${monthly} in the monthly one.`
    : `**${title}** is ${amount} ${sentence}.`;
});

export const chat: ChatWords = {
  title: `${site.name} assistant`,
  subtitle: 'Scripted answers, any hour',
  greeting:
    'Hello. Ask me about routes, prices or getting your first van on the map.\n\nI am a **script**: my answers are prepared, and what you type stays in your browser.',
  placeholder: 'Type a question',
  quickQuestions: [
    `What is ${site.name}?`,
    'How much does it cost?',
    'What features are included?',
    'How do I get started?',
    'Which industry sectors do you serve?',
    'How does route optimization work?',
  ],
};

/** By topic of lib/chat/reply.ts. */
export const chatAnswers: ChatAnswers = {
  pricing: {
    text: `${prices.join('\n')}\n\nEvery plan opens with a ${promised}.`,
    links: [
      { label: 'Compare the plans', href: routes.pricing },
      { label: 'How billing works', href: routes.helpBilling },
    ],
  },
  features: {
    text: `Four jobs on one map:\n**Fleet**: live positions by GPS unit, SIM or phone.\n**Delivery**: dispatch, customer links, proof at the door.\n**Routes**: stops put in order before anybody drives.\n**Field force**: visits, attendance and tasks.\n\nBeside them stand **${figures.integrationsInChat.value} ${figures.integrationsInChat.label}**, from shop systems to hardware.`,
    links: [
      { label: 'Fleet management', href: routes.fleetManagement },
      { label: 'Delivery management', href: routes.deliveryManagement },
      { label: 'Field-force management', href: routes.fieldforceManagement },
      { label: 'Integrations', href: routes.integrations },
    ],
  },
  start: {
    text: `1. Open the ${promised}.\n2. Add a hub, a vehicle and a driver.\n3. Type in ten stops and optimize the first route.`,
    links: [
      { label: 'Your first route, step by step', href: routes.helpRouteOptimization },
      { label: 'Add drivers and roles', href: routes.helpDriverManagement },
      { label: 'Install the driver app', href: routes.helpMobileApp },
    ],
  },
  benefits: {
    text: `**Up to ${figures.fuelSavingsInChat.value} less fuel**, from shorter routes and fewer second attempts at a door.\n\nWhat it comes to for you depends on your fleet, so work it out with your own figures.`,
    links: [
      { label: 'Savings calculator', href: `${routes.pricing}#savings` },
      { label: 'Payback calculator', href: `${routes.successStories}#roi` },
      { label: 'What customers say', href: routes.testimonials },
    ],
  },
  industries: {
    text: 'Mostly **restaurants, retail, e-commerce, couriers** and **employee transport**. A fleet that visits addresses at set times fits, whatever it carries.',
    links: [
      { label: 'All industries', href: routes.industries },
      { label: 'Restaurants', href: '/use-cases/restaurants' },
      { label: 'Retail', href: '/use-cases/retail' },
      { label: 'E-commerce', href: '/use-cases/ecommerce' },
      { label: 'Couriers', href: '/use-cases/couriers' },
    ],
  },
  routes: {
    text: 'You give it **stops, vehicles and rules**: time windows, loads, shifts.\nIt tries thousands of orders of the same stops, drops those that break a rule, and keeps the one with the **fewest hours and miles**. While vans are out, it goes on with traffic as it is.\n\nA sample of it runs in the page: **plan a day** and watch, no account needed.',
    links: [
      { label: 'Plan a day yourself', href: `${routes.routeOptimization}#planner` },
      { label: 'Route optimization', href: routes.routeOptimization },
      { label: 'The algorithms behind it', href: routes.helpRouteAlgorithms },
      { label: 'Rules a route can keep', href: routes.helpConstraints },
    ],
  },
  support: {
    text: `People pick up the phone **${supportHours.phone}**: ${site.phone.label}.\nE-mail reaches us ${supportHours.email} at ${site.email}, and is answered in ${supportHours.emailAnswer}.\n${titleOf(plans, 'enterprise')} customers have a phone line ${supportHours.phoneOfEnterprise}, and ${supportHours.emailAlone} are answered by e-mail only.`,
    links: [
      { label: 'Help center', href: routes.support },
      { label: 'Contact form', href: routes.contact },
    ],
  },
  about: {
    text: `**${site.name}** plans the routes of vans, bikes and field crews, shows them live, and keeps the proof that each stop was done. One map serves dispatcher, driver and customer.`,
    links: [
      { label: 'See it on the home page', href: routes.home },
      { label: 'Driver app', href: routes.driverMobileApp },
      { label: 'Supervisor app', href: routes.supervisorApp },
    ],
  },
  help: {
    text: 'That is not in my script. I can tell you of:\n**prices** and the trial\n**features** and integrations\n**getting started**\nwhat you **save**\nyour **industry**\n**route optimization**\n**support** hours\n\nAnything else is better asked of a person.',
    links: [
      { label: 'Contact Us', href: routes.contact },
      { label: 'Try the planner', href: `${routes.routeOptimization}#planner` },
      { label: 'Search the help center', href: routes.support },
    ],
  },
};

/** Around three places of the site, where no answer is prepared. */
export const chatInstead: ChatInstead = {
  before: 'I have no prepared answer to that. These pages come closest.',
  after: {
    text: `Not what you meant? Ask a person: ${unbroken('e-mail')} is answered in ${supportHours.emailAnswer}.`,
    links: [
      { label: 'Write to us', href: routes.contact },
      { label: 'Search the help center', href: routes.support },
    ],
  },
};
