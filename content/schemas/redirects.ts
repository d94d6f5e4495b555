import { z } from 'zod';
import { type Shape, text, unlike } from './base';

/* Plain addresses: hosts must not read a pattern, a query or another host in them. */

const name = '[a-z0-9][a-z0-9_-]*';

const from = text
  .max(200)
  .regex(
    new RegExp(`^(/${name})+$`),
    "must be an old address of this site such as '/blog/old-name': lower case, without host, '?', '#' and '.html', no slash at its end",
  );

const to = text
  .max(200)
  .regex(
    new RegExp(`^(/|(/${name})+)(#[a-z0-9&-]+)?$`),
    "must be a page of this site such as '/blog/new-name' or '/pricing#savings': no host, no '?', no slash at its end",
  );

const redirect = z.strictObject({ from, to });

export type Redirect = Shape<typeof redirect>;

export const redirectSchemas = {
  'content/redirects.ts': z.strictObject({
    // Cloudflare allows 2,000 rules; each redirect needs up to seven.
    redirects: unlike(redirect, 'from', 0, 200),
  }),
};
