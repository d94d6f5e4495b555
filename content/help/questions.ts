import { routes } from '@/lib/routes';
import type { Question } from '../schemas/parts/faq';
import { site } from '../site';

/** What buyers and new users ask; shown on /support. */
export const supportQuestions: readonly Question[] = [
  {
    id: 'eld',
    question: `Does ${site.name} replace an ELD?`,
    answer: `No. ${site.name} keeps no hours-of-service records, and its trip logs are no substitute for them. If your drivers must record their duty status under 49 CFR part 395, run a device from FMCSA’s list of registered ELDs beside it. Enter the hours a driver has left as the shift of the vehicle, and the planner assigns no route that is longer.`,
    link: { label: 'Hours of service and ELDs', href: '/blog/hours-of-service-and-elds' },
  },
  {
    id: 'inspection-reports',
    question: 'Can drivers file vehicle inspection reports (DVIR)?',
    answer: `No. The inspection forms in ${site.name} are for the machines and sites that field teams visit, not for the report on the truck itself under 49 CFR 396.11. Keep those reports in a DVIR app, often part of the ELD, or on paper. Fault codes that a GPS unit reads from the OBD port reach the fleet manager either way.`,
    link: { label: 'The driver’s inspection report', href: '/blog/driver-vehicle-inspection' },
  },
  {
    id: 'dash-cams',
    question: 'Do you offer dash cams or show their video?',
    answer: `No. ${site.name} sells no cameras and shows no video. If you want footage, run a camera system of your own. To find the clip that belongs to a stop, take vehicle and time from the trip log. Photos that drivers take as proof of delivery are stored with the stop.`,
  },
  {
    id: 'ifta',
    question: 'Does it prepare IFTA fuel tax returns?',
    answer:
      'No. Trip logs give the miles of each vehicle, but not the miles and gallons by state that an IFTA return asks for. Get those from your ELD or from a fuel tax service. The miles by vehicle in our reports are a good check of their quarterly total.',
    link: { label: 'Read the reports', href: '/support/articles/reading-the-reports' },
  },
  {
    id: 'seat-sharing',
    question: 'Can two drivers share one user?',
    answer:
      'No. Each person has a sign-in, even where two shifts share a van; otherwise nothing shows who took a signature or who started late. A seat can move, though: deactivate the account of a driver who leaves, and the successor takes the seat. The van itself is not counted.',
    link: { label: 'Who counts as a user', href: `${routes.pricing}#users` },
  },
  {
    id: 'several-locations',
    question: 'Can we run several stores or hubs in one account?',
    answer:
      'Yes. Add each location as a hub, at no charge. A plan starts from the hub that you choose, a connected store delivers its orders to one hub, and a supervisor sees the routes, people and costs of the assigned hub alone. Drivers may start at one location and end at another.',
    link: { label: 'Plans with several vehicles', href: routes.helpMultiVehicle },
  },
  {
    id: 'what-is-billed',
    question: 'What exactly are we billed for?',
    answer:
      'For the number of users on your pricing plan, in advance for a month or a year. Vehicles, routes, stops and recipients add nothing. Text messages are billed by your SMS provider, and trackers by the shop that sells and fits them. Contracts per vehicle count vehicles instead; your order says which kind you have.',
    link: { label: 'A worked bill', href: `${routes.pricing}#bill` },
  },
  {
    id: 'sim-in-the-us',
    question: 'Does SIM tracking work in the United States?',
    answer:
      'No. It needs phone networks that share a phone’s location with its holder’s consent, and those in the United States had stopped offering it through aggregators by 2019. Have drivers of contract trucks install the driver app for the trip, or fit a GPS unit.',
    link: { label: 'Consent to SIM tracking', href: '/support/articles/sim-tracking-consent' },
  },
  {
    id: 'without-signal',
    question: 'Does the driver app work without a signal?',
    answer:
      'Yes, once the route is on the phone. Stops, notes and proof can be opened and closed offline; they stay on the phone with their time and place, and are sent in order when the signal returns. New stops and messages from dispatch wait until then.',
    link: { label: 'Proof and offline work', href: '/support/articles/proof-guide' },
  },
];
