/** A header of an answer. */
type Header = { readonly name: string; readonly value: string };

const deniedFeatures =
  'accelerometer camera clipboard-read display-capture geolocation gyroscope hid idle-detection ' +
  'local-fonts magnetometer microphone midi payment screen-wake-lock serial usb xr-spatial-tracking';

/**
 * The headers that stand on every answer: pages, files, redirects, 404s and the mail-list call.
 *
 * The policy for scripts, styles and connections stands in each document, because it names the
 * hashes of that document; only what a `<meta>` cannot say is here.
 */
export const securityHeaders: readonly Header[] = [
  { name: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains; preload' },
  { name: 'X-Content-Type-Options', value: 'nosniff' },
  { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    name: 'Permissions-Policy',
    value: deniedFeatures.replaceAll(' ', '=(), ').concat('=()'),
  },
  { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { name: 'Content-Security-Policy', value: "frame-ancestors 'none'" },
  { name: 'X-Frame-Options', value: 'DENY' },
];

/** On Markdown copies of pages: search engines list the page alone. */
export const copiesHeader: Header = { name: 'X-Robots-Tag', value: 'noindex' };
