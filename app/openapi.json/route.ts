import { apiDocument } from '@/content/api/document';
import { env } from '@/lib/env';
import { routes } from '@/lib/routes';

export const dynamic = 'force-static';

const { info } = apiDocument;

/** The terms are a page of this site, wherever it stands. */
const license = { ...info.license, url: new URL(routes.terms, env.siteUrl).href };

/** Addresses of this site stand in full, since the document is read anywhere. */
const inFull = (key: string, value: unknown) =>
  key === 'url' && String(value).startsWith('/') ? new URL(String(value), env.siteUrl).href : value;

/** The API's document for programs; the page /api-docs is drawn from the same one. */
export const GET = () =>
  new Response(JSON.stringify({ ...apiDocument, info: { ...info, license } }, inFull, 2), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
