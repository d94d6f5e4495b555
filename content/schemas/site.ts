import { z } from 'zod';
import type { Endpoint } from '@/lib/forms/endpoint';
import type { BrandId } from '@/lib/icons/brands';
import { day, type Shape, text, textOf, unlike, webAddress } from './base';
import { navigation } from './navigation';

const hubspotPath = /\/submissions\/v3\/integration\/submit\/\d+\/[\w-]+$/;

const email = z.email('must be an e-mail address such as hello@example.com');

const company = z.strictObject({ id: text, name: text.max(30), href: webAddress });

const store = company.extend({ id: textOf<BrandId>(), lead: text.max(30) });

const formFields = [
  ...['firstName', 'lastName', 'email', 'phone', 'company', 'fleetSize', 'subject', 'message'],
  ...['name', 'landing_page'],
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'],
] as const;

const fieldName = text.regex(/^[\w./-]+$/, 'must be a name such as first_name, without spaces');

/** See docs/forms.md. */
const endpoint = z
  .strictObject({
    shape: z.enum(['service', 'hubspot', 'function']),
    address: webAddress,
    names: z.partialRecord(z.enum(formFields), fieldName.nullable()).optional(),
    constants: z.record(fieldName, text).optional(),
    honeypot: fieldName.optional(),
    thanks: fieldName.optional(),
  })
  .refine(({ shape, address }) => shape !== 'hubspot' || hubspotPath.test(address), {
    path: ['address'],
    error: "must end in '/submissions/v3/integration/submit/PORTAL/FORM'",
  }) satisfies z.ZodType<Endpoint>;

const form = z.strictObject({
  name: z.enum(['Contact form', 'Request Integration']),
  endpoint: endpoint.nullable(),
  otherwise: z.enum(['simulated', 'mail']),
});

const phone = z.strictObject({
  label: text.max(30),
  href: text.regex(/^tel:\+\d{6,15}$/, "must be 'tel:+' and the number without spaces"),
});

const site = z.strictObject({
  // The header breaks more than eight letters into two lines.
  name: text.max(24).regex(/^\S{1,12}( \S{1,12})*$/, 'must be of words of 12 letters at most'),
  domain: text.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain without https://'),
  tagline: text.max(160),
  copyrightYear: z.int().min(1990).max(2100),
  legal: z.strictObject({ name: text.max(80).nullable(), address: text.max(160).nullable() }),
  email,
  security: z.strictObject({ email, expires: day }),
  phone,
  // A fourth badge would start a line.
  stores: unlike(store, 'id', 0, 3),
  // Eight are two lines of the narrowest column.
  social: unlike(company, 'id', 0, 8),
  repository: webAddress.nullable(),
  forms: unlike(form, 'name', 2, 2),
});

export const siteSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/site.ts': z.strictObject({ site }),
  'content/navigation.ts': navigation,
};

export type Site = Shape<typeof site>;
