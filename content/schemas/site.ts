import { z } from 'zod';
import { href, link, list, text } from './base';

const email = z.email('must be an e-mail address');

const site = z.looseObject({
  name: text,
  domain: text.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain without https://'),
  tagline: text,
  copyrightYear: z.literal(2025),
  email,
  security: z.strictObject({ email, expires: z.iso.date('must be a date such as 2027-11-01') }),
  phone: z.looseObject({ label: text, href: text.startsWith('tel:+', "must begin with 'tel:+'") }),
  stores: z.array(z.looseObject({ name: text, href })).length(2, 'must list both app stores'),
  social: z
    .array(z.looseObject({ name: z.enum(['X', 'LinkedIn', 'YouTube']), href }))
    .length(3, 'must list X, LinkedIn and YouTube'),
});

const stated = z.looseObject({ value: text, label: text, companyStated: z.literal(true) });

/** A figure with the value that the company states. */
const figure = (value: string) => stated.extend({ value: z.literal(value) });

const days = (count: number) =>
  text.refine((value) => value.startsWith(`${count} day`), `must begin with '${count} days'`);

const figures = z
  .looseObject({
    costPerDelivery: figure('25%'),
    onTime: figure('99%'),
    deliverySavings: figure('30%'),
    routeCostReduction: figure('40%'),
    storyCostReduction: figure('25%'),
    customers: figure('500+'),
    businesses: figure('1,000+'),
    courierCompanies: figure('250+'),
    fleetOperatingCost: figure('15%'),
    fleetUtilization: figure('20%'),
    fleetUptime: figure('98%'),
    serviceUptime: figure('99.9%'),
    deliveries: figure('191+ million'),
    vehicles: figure('50K+'),
    languages: figure('30'),
    integrationsOnHome: figure('10,000+'),
    integrationsInCatalogue: figure('150+'),
    integrationsInChat: figure('100+'),
    fuelSavingsInChat: figure('35%'),
    gateways: figure('30+'),
    warehouseIntegrations: figure('50+'),
    trialInHeroes: stated.extend({ value: days(7) }),
    trialElsewhere: stated.extend({ value: days(14) }),
  })
  .catchall(stated);

/** What every page draws on, by file. */
export const siteSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/site.ts': z.looseObject({ site }),
  'content/flags.ts': z.looseObject({ flags: z.record(text, z.boolean()) }),
  'content/navigation.ts': z.looseObject({ solutions: z.array(link).length(4), apps: list(link) }),
  'content/llms.ts': z.looseObject({ llms: z.looseObject({ facts: list(link) }) }),
  'content/figures.ts': z.looseObject({ figures }),
};
