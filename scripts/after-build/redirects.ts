import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { redirects as ownRedirects } from '@/content/redirects';
import type { Redirect } from '@/content/schemas/redirects';
import { env } from '@/lib/env';
import { writeInto } from './files';

export const redirectFile = (from: string): string => `${from.slice(1)}.html`;

/** Nothing may run or load there. */
const policy = "default-src 'none'; base-uri 'none'; form-action 'none'";

function redirectPage(to: string, siteUrl: string): string {
  const address = new URL(to, siteUrl).href;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<title>This page has moved</title>
<link rel="canonical" href="${address.replace(/#.*/, '')}">
<meta http-equiv="refresh" content="0; url=${to}">
</head>
<body>
<p>This page has moved to <a href="${to}">${address.replace(/^https?:\/\//, '')}</a>.</p>
</body>
</html>
`;
}

/** Writes a page at each old address, for hosts without redirects. Throws where a file exists. */
export async function writeRedirects(
  root: string,
  redirects: readonly Redirect[] = ownRedirects,
): Promise<string> {
  for (const { from, to } of redirects) {
    if (existsSync(join(root, redirectFile(from)))) {
      throw new Error(
        `content/redirects.ts leads '${from}' to '${to}', but the site has a page there.`,
      );
    }
    await writeInto(root, redirectFile(from), redirectPage(to, env.siteUrl));
  }
  return redirects.length > 0 ? `pages at ${redirects.length} old addresses` : '';
}
