import type { Site } from './schemas/site';

/** The only place with the product's name, domain and contacts. */
export const site: Site = {
  name: 'Wayloom',
  domain: 'wayloom.example',
  tagline:
    'Route planning, dispatch, tracking and proof of delivery for fleets, couriers and field teams.',
  copyrightYear: 2025,
  /** The company behind the site, for structured data; null until its owner has said it. */
  legal: { name: null, address: null },
  email: 'hello@wayloom.example',
  /** For security.txt; `expires` is when to check it again (RFC 9116). */
  security: { email: 'security@wayloom.example', expires: '2027-11-01' },
  phone: { label: '+91 00000 00000', href: 'tel:+910000000000' },
  stores: [
    {
      id: 'google-play',
      lead: 'Get it on',
      name: 'Google Play',
      href: 'https://play.google.com/store',
    },
    {
      id: 'app-store',
      lead: 'Download on the',
      name: 'App Store',
      href: 'https://www.apple.com/app-store/',
    },
  ],
  social: [
    { id: 'x', name: 'X', href: 'https://x.com/' },
    { id: 'linkedin', name: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { id: 'youtube', name: 'YouTube', href: 'https://www.youtube.com/' },
  ],
  /** Address of the public repository, such as https://github.com/owner/name; null while it is private. */
  repository: null,
  /** Without an endpoint a form is 'simulated' (unpublishable) or opens a prepared 'mail'. */
  forms: [
    { name: 'Contact form', endpoint: null, otherwise: 'simulated' },
    { name: 'Request Integration', endpoint: null, otherwise: 'mail' },
  ],
};
