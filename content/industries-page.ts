import { routes } from '@/lib/routes';
import { figures } from './figures';
import { proofKindCount } from './products/delivery-management';
import type { PageFacts } from './products/types';
import type { IndustriesHero } from './schemas/use-cases';
import { site } from './site';
import { supportHours } from './support-hours';

/*
 * Texts may count the industries: {Count} is 'Five', {count} 'five', {number} '5', and
 * {industry|industries} is chosen by it.
 */

export const industriesFacts = {
  title: `Delivery and Fleet Software by Industry | ${site.name}`,
  description:
    'Delivery and fleet software for restaurants, retail, e-commerce, couriers and employee transport: what each plans around, and how data is secured.',
  keywords: [
    'delivery software by industry',
    'restaurant delivery',
    'retail distribution',
    'courier software',
    'employee transport',
  ],
} as const satisfies PageFacts;

export const industriesHero = {
  heading: 'Delivery software by industry',
  description:
    'One platform for restaurants, retailers, online stores, couriers and employee shuttles: each plans by its own limits, from cooking times to dock hours.',
  figures: [figures.industries, figures.businesses, figures.satisfaction],
  note: 'Our own figures, not audited.',
} as const satisfies IndustriesHero;

export const industryListTitle = '{Count} {industry|industries} and what we plan for them';

export const whyChoose = {
  title: `Why Choose ${site.name}`,
  security: {
    heading: 'Enterprise security',
    description:
      'Data is encrypted in transit, roles limit what each user sees, and an audit log records who changed what.',
    badges: ['SOC 2', 'GDPR', 'ISO 27001'],
    link: { label: 'What stands behind each badge', href: `${routes.industries}#security` },
    image: {
      picture: 'industries-log',
      alt: 'Log of changes: a dispatcher moved a stop of VAN 07, a supervisor drew a fence, a fleet manager added a driver, an API key changed an order.',
    },
  },
  reasons: [
    {
      heading: 'Industry-specific solutions',
      description:
        'The screens ask for what your industry needs: minutes from the kitchen, a store’s dock hours or the seats on a bus.',
    },
    {
      heading: 'Proven ROI',
      description:
        'Prove it on your own fleet: the calculator shows each assumption beside its result, and the trial lets you count the difference.',
      link: { label: 'Open the ROI calculator', href: `${routes.successStories}#roi` },
    },
    {
      heading: 'Expert support',
      description: `Write at any hour, and a person answers in ${supportHours.emailAnswer}. Call ${supportHours.phone} to speak with one.`,
      link: { label: 'E-mail, phone and hours', href: routes.contact },
    },
  ],
} as const;

/** `text` stands on this page and `policy` in the privacy policy; both are marked while there is a `toConfirm`. */
export const security = {
  title: 'Security: what stands behind each badge',
  text: 'For IT and compliance reviewers. Badges on this page are samples: each names a standard that the platform is designed for, and proves no audit. Reports, certificates, hosting region and the list of subprocessors are not published yet: ask for them before you rely on one.',
  link: { label: 'Ask for security documents', href: routes.contact },
  mark: 'Sample, to be confirmed before launch',
  items: [
    {
      term: 'SOC 2',
      text: 'An independent auditor reports on a company’s controls. The badge stands for the controls that we design by.',
      policy:
        'the controls that the service is built to follow; a report, with its type and period, is shown on request once an auditor has written it',
      toConfirm: 'the report’s type, period and auditor, or remove the badge',
    },
    {
      term: 'ISO 27001',
      text: 'A certification body certifies how a company manages information security, within a named scope. The badge stands for the rules that we work by.',
      policy:
        'the rules that we work by; a certificate, with its scope, is shown on request once it is issued',
      toConfirm: 'the certificate’s number, scope and issuer, or remove the badge',
    },
    {
      term: 'GDPR',
      text: 'GDPR is a law of the European Union, and the badge is no certificate. For the data that customers store, they are the controller and we process it on their instructions, under a data processing agreement.',
      policy:
        'customers decide what is stored, and we process it for them under a data processing agreement',
      toConfirm: 'a data processing agreement that customers can sign',
    },
    {
      term: 'Encryption in transit',
      text: 'Browsers, apps and API clients connect over HTTPS, so data is encrypted between them and our servers.',
      policy: 'this site, the web app, the apps and the API are reached over HTTPS alone',
      toConfirm: 'the TLS versions that web app and API accept',
    },
    {
      term: 'Encryption at rest',
      text: 'Databases, files and backups are designed to be stored encrypted.',
      policy: 'databases, files and backups are encrypted',
      toConfirm: 'how databases, files and backups are encrypted, and who holds the keys',
    },
    {
      term: 'Where data is kept',
      text: 'The privacy policy says which safeguards apply when data leaves your country.',
      policy: 'the country and the provider of the servers that hold customer data',
      toConfirm: 'the hosting provider, its country and region',
    },
    {
      term: 'Subprocessors',
      text: 'We use providers for hosting, e-mail, payment, messages and maps, and Calendly for demo appointments.',
      policy:
        'one list with the name, country and purpose of each, for hosting, e-mail, payment, messages and maps, and notice to customers before one is added; Calendly, for demos, is known today',
      toConfirm: 'the list of subprocessors with their countries',
    },
    {
      term: 'Deletion',
      text: 'Customer data is kept as long as the customer decides, and for 30 days after the agreement ends. Backups are overwritten within another 60 days.',
      policy:
        'customer data 30 days after the agreement ends, and its copies in backups within another 60 days',
      toConfirm: 'that deletion and backups keep these periods',
    },
  ],
} as const;

export const trustMetrics = {
  title: 'A demo on your own streets',
  metrics: [
    {
      value: '0',
      label: 'crossings between routes in our planner’s sample plans',
    },
    {
      value: String(proofKindCount),
      label: 'kinds of delivery proof: code, signature, photo, scan',
    },
    { value: '{number}', label: 'sample case {study|studies} with every calculation shown' },
  ],
} as const;
