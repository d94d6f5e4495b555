import type { SoftwareApplication, WebAPI, WithContext } from 'schema-dts';
import { type PagePath, routes } from '../routes';
import { address, inContext, publisher } from './thing';

interface SoftwareFacts {
  name: string;
  description: string;
  path: PagePath;
  /** Prices in US dollars per user and month, as the pricing page shows them. */
  offers: readonly { name: string; price: number }[];
}

/** A product of the platform with what it costs. Testimonials are no ratings, so none are given. */
export const softwareApplication = (facts: SoftwareFacts): WithContext<SoftwareApplication> =>
  inContext<SoftwareApplication>({
    '@type': 'SoftwareApplication',
    name: facts.name,
    description: facts.description,
    url: address(facts.path),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web, Android, iOS',
    publisher,
    offers: facts.offers.map(({ name, price }) => ({
      '@type': 'Offer',
      name,
      price,
      priceCurrency: 'USD',
      url: address(routes.pricing),
    })),
  });

interface ApiFacts {
  name: string;
  description: string;
  path: PagePath;
  /** Where the API's document lies, from the root of the site. */
  document: string;
}

/** The API, with its documentation for people and for programs. */
export const webApi = (facts: ApiFacts): WithContext<WebAPI> =>
  inContext<WebAPI>({
    '@type': 'WebAPI',
    name: facts.name,
    description: facts.description,
    url: address(facts.path),
    documentation: [address(facts.path), address(facts.document)],
    provider: publisher,
  });
