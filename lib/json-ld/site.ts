import type { BreadcrumbList, Organization, WebSite, WithContext } from 'schema-dts';
import { site } from '@/content/site';
import { type PagePath, routes } from '../routes';
import { address, inContext, publisher } from './thing';

/** Who publishes the site; on the home page. */
export const organization = (): WithContext<Organization> =>
  inContext<Organization>({
    '@type': 'Organization',
    '@id': publisher['@id'],
    name: site.name,
    url: address('/'),
    email: site.email,
    telephone: site.phone.label,
    logo: address('/app-icons/any-512.png'),
    sameAs: site.social.map(({ href }) => href),
  });

/** The site itself; on the home page. */
export const webSite = (): WithContext<WebSite> =>
  inContext<WebSite>({
    '@type': 'WebSite',
    name: site.name,
    url: address('/'),
    description: site.tagline,
    publisher,
  });

/** A page in the line of pages above it. */
export interface Crumb {
  label: string;
  href: PagePath;
}

/** The home page, and the pages that lead from there to the last one. */
export const trailTo = (...pages: readonly Crumb[]): readonly Crumb[] => [
  { label: 'Home', href: routes.home },
  ...pages,
];

/** The line of pages from the home page down to this one; the same as the visible breadcrumb. */
export const breadcrumbList = (trail: readonly Crumb[]): WithContext<BreadcrumbList> =>
  inContext<BreadcrumbList>({
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: address(href),
    })),
  });
