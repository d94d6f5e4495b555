import { apiDocument } from '@/content/api/document';
import { env } from '@/lib/env';
import { routes } from '@/lib/routes';

export const dynamic = 'force-static';

const { info } = apiDocument;

/** The terms are a page of this site, wherever it stands. */
const license = { ...info.license, url: new URL(routes.terms, env.siteUrl).href };

/** The API's document for programs; the page /api-docs is drawn from the same one. */
export const GET = () =>
  new Response(JSON.stringify({ ...apiDocument, info: { ...info, license } }, null, 2), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
