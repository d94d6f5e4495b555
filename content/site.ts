import type { Site } from './schemas/site';

/** Who publishes the site: the one place that names the product, its domain and its contacts. */
export const site: Site = {
  name: 'Wayloom',
  domain: 'wayloom.example',
  tagline:
    'Route planning, dispatch, tracking and proof of delivery for fleets, couriers and field teams.',
  copyrightYear: 2025,
  email: 'hello@wayloom.example',
  /** Whom to tell about a weakness, and the day by which that is checked anew (RFC 9116). */
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
  /**
   * Where forms are sent. Without an endpoint, sending is 'simulated', which may not be
   * published, or a prepared 'mail' to our address is opened.
   */
  forms: [
    { name: 'Contact form', endpoint: null, otherwise: 'simulated' },
    { name: 'Request Integration', endpoint: null, otherwise: 'mail' },
  ],
};
