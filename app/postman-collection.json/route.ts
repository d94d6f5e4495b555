import { apiDocument } from '@/content/api/document';
import { postmanCollection } from '@/lib/api/postman';

export const dynamic = 'force-static';

/** The calls of the API's document, to be imported into Postman. */
export const GET = () =>
  new Response(JSON.stringify(postmanCollection(apiDocument), null, 2), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
