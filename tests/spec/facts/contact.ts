import { contactPage } from '@/content/contact';
import { site } from '@/content/site';
import { supportHours } from '@/content/support-hours';
import { each, fact, labels } from '../fact';
import { everywhere, guides } from './addresses';

/** How the company is reached, and when. */
export const contact = [
  fact('copyright', '2025', site.copyrightYear, ...each(everywhere, ` footer: © {} ${site.name}`)),
  fact(
    'phone',
    '+91 00000 00000',
    site.phone.label,
    ...each(everywhere, ' footer'),
    '/contact',
    '/support#contacts',
    '/ JSON-LD: "telephone":"{}"',
    '/contact JSON-LD: "telephone":"{}"',
    'chat I need support',
  ),
  fact('number that is dialed', 'tel:+910000000000', site.phone.href, '/ links', '/contact links'),
  fact(
    'e-mail',
    'hello@wayloom.example',
    site.email,
    ...each(everywhere, ' footer'),
    '/contact',
    '/contact links: mailto:{}',
    '/support#contacts',
    '/ JSON-LD: "email":"{}"',
    '/contact JSON-LD: "email":"{}"',
    'chat I need support',
  ),
  fact(
    'hours of the phone',
    'Mon-Fri 9AM-6PM EST',
    supportHours.phone,
    '/contact',
    '/contact description: the phone {}',
    '/support#contacts: Phone, {}',
    '/industries: Call {}',
    `${guides}/billing-guide: phones are staffed {}`,
    'chat I need support',
  ),
  fact(
    'opens, for machines',
    '09:00:00-05:00',
    supportHours.opening.opens,
    '/contact JSON-LD: "opens":"{}"',
  ),
  fact(
    'closes, for machines',
    '18:00:00-05:00',
    supportHours.opening.closes,
    '/contact JSON-LD: "closes":"{}"',
  ),
  fact(
    'answer to an e-mail',
    'about four hours',
    supportHours.emailAnswer,
    '/contact',
    '/contact description',
    '/support#contacts',
    '/pricing',
    '/industries',
    'chat I need support',
  ),
  fact(
    'e-mail is read',
    '24/7',
    supportHours.email,
    '/contact',
    '/support#contacts: E-mail, {}',
    'chat I need support',
  ),
  labels(
    'stores',
    'Google Play | App Store',
    site.stores.map(({ name }) => name),
    '/ footer',
    '/driver-mobile-app',
  ),
  labels(
    'profiles',
    'https://x.com/ | https://www.linkedin.com/ | https://www.youtube.com/',
    site.social.map(({ href }) => href),
    '/ links',
  ),
  labels(
    'fleet sizes of the form',
    '1-10 | 11-50 | 51-100 | 101-500 | 500+',
    contactPage.form.fleetSizes,
    '/contact',
  ),
  labels(
    'subjects of the form',
    'General Inquiry | Product Demo | Pricing Information | Technical Support | Partnership | Enterprise Solution',
    contactPage.form.subjects,
    '/contact',
  ),
];
