import { z } from 'zod';
import { type Shape, text, unlike } from './base';

/*
 * Both ends are plain: what a server might read as a pattern, a query or another host cannot stand
 * in the files of the hosts that are written from here.
 */

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

/** An address that was left, and the one that took its place. */
export type Redirect = Shape<typeof redirect>;

export const redirectSchemas = {
  'content/redirects.ts': z.strictObject({
    // Cloudflare reads 2,000 rules, and each of these is up to seven.
    redirects: unlike(redirect, 'from', 0, 200),
  }),
};
