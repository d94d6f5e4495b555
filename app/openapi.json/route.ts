import { apiDocument } from '@/content/api/document';

export const dynamic = 'force-static';

/** The API's document for programs; the page /api-docs is drawn from the same one. */
export const GET = () =>
  new Response(JSON.stringify(apiDocument, null, 2), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
