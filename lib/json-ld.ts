/** Structured data (schema.org) of the company and its pages. */
import type { Thing, WithContext } from 'schema-dts';
import { site } from '@/content/site';
import { planOffers } from './content/offers';
import { env } from './env';
import { isPlaceholderPhone } from './release/release';
import { type PagePath, routes } from './routes';

export const address = (path: string): string => new URL(path, env.siteUrl).href;

export const publisher = {
  '@type': 'Organization',
  '@id': address('/#organization'),
  name: site.name,
  url: address('/'),
} as const;

export const inContext = (thing: Exclude<Thing, string>) =>
  ({ '@context': 'https://schema.org', ...(thing as object) }) as WithContext<Thing>;

interface PageFacts {
  name: string;
  description: string;
  path: PagePath;
}

const page = ({ name, description, path }: PageFacts) => ({
  name,
  description,
  url: address(path),
});

/** A network's front page is nobody's profile. */
const profiles = site.social
  .map(({ href }) => href)
  .filter((href) => new URL(href).pathname !== '/');

/** A number that is still a placeholder would be dialed from search results. */
const contacts = {
  email: site.email,
  ...(!isPlaceholderPhone(site.phone.href) && { telephone: site.phone.label }),
};

export const organization = () =>
  inContext({
    ...publisher,
    ...contacts,
    logo: address('/app-icons/any-512.png'),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(site.legal.name && { legalName: site.legal.name }),
    ...(site.legal.address && { address: site.legal.address }),
  });

export const webSite = () =>
  inContext({
    '@type': 'WebSite',
    name: site.name,
    url: address('/'),
    description: site.tagline,
    publisher,
  });

interface CollectionFacts extends PageFacts {
  parts?: readonly { name: string; path: PagePath }[];
}

export const collectionPage = ({ parts = [], ...facts }: CollectionFacts) =>
  inContext({
    '@type': 'CollectionPage',
    ...page(facts),
    publisher,
    ...(parts.length > 0 && {
      hasPart: parts.map(({ name, path }) => ({
        '@type': 'WebPage' as const,
        name,
        url: address(path),
      })),
    }),
  });

const softwareId = address('/#software');

/** The one product, with the prices of its plans. Testimonials are no ratings, so there are none. */
export const softwareApplication = () =>
  inContext({
    '@type': 'SoftwareApplication',
    '@id': softwareId,
    name: site.name,
    description: site.tagline,
    url: address('/'),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web, Android, iOS',
    publisher,
    ...(planOffers.length > 0 && {
      offers: planOffers.map((offer) => ({
        '@type': 'Offer' as const,
        ...offer,
        priceCurrency: 'USD',
        priceSpecification: {
          '@type': 'UnitPriceSpecification' as const,
          price: offer.price,
          priceCurrency: 'USD',
          unitText: 'per user, per month',
        },
        url: address(routes.pricing),
      })),
    }),
  });

/** A page about a part of the product, or about a trade that uses it. */
export const softwarePage = (facts: PageFacts) =>
  inContext({ '@type': 'WebPage', ...page(facts), about: { '@id': softwareId }, publisher });

/** `document` is the OpenAPI file. */
export const webApi = ({ document, ...facts }: PageFacts & { document: string }) =>
  inContext({
    '@type': 'WebAPI',
    ...page(facts),
    documentation: [address(facts.path), address(document)],
    provider: publisher,
  });

interface ContactFacts extends PageFacts {
  days: readonly ('Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday')[];
  /** With time zone offset: '09:00:00-05:00'. */
  opens: string;
  closes: string;
}

export const contactPoint = ({ days, opens, closes, ...facts }: ContactFacts) =>
  inContext({
    '@type': 'ContactPage',
    ...page(facts),
    mainEntity: {
      '@type': 'Organization',
      '@id': publisher['@id'],
      name: site.name,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'sales',
        ...contacts,
        hoursAvailable: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
          opens,
          closes,
        },
      },
    },
  });

export const faqPage = (questions: readonly { question: string; answer: string }[]) =>
  inContext({
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });

const listItems = (entries: readonly { name: string; item?: string }[]) =>
  entries.map((entry, index) => ({ '@type': 'ListItem' as const, position: index + 1, ...entry }));

export const itemList = (name: string, names: readonly string[], description?: string) =>
  inContext({
    '@type': 'ItemList',
    name,
    ...(description && { description }),
    numberOfItems: names.length,
    itemListElement: listItems(names.map((entry) => ({ name: entry }))),
  });

export interface Crumb {
  label: string;
  href: PagePath;
}

/** The same as the visible breadcrumb. */
export const breadcrumbList = (trail: readonly Crumb[]) =>
  inContext({
    '@type': 'BreadcrumbList',
    itemListElement: listItems(
      trail.map(({ label, href }) => ({ name: label, item: address(href) })),
    ),
  });
