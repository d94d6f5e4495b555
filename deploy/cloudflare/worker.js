/** Hands an event on to the collector, with the visitor's network address and without cookies. */
function handOn(request, collector) {
  const headers = new Headers(request.headers);
  headers.delete('Cookie');
  headers.set('X-Forwarded-For', headers.get('CF-Connecting-IP') ?? '');
  return fetch(collector, { method: 'POST', headers, body: request.body, duplex: 'half' });
}

/**
 * Answers what is not among the files; all else is answered without it.
 *
 * Cloudflare gives a missing file the headers of its folder: a 404 that is kept for a year would hide
 * a file that comes back.
 */
export default {
  async fetch(request, env) {
    const isEvent = request.method === 'POST' && new URL(request.url).pathname === '/api/event';
    if (isEvent && env.EVENTS_URL) return handOn(request, env.EVENTS_URL);
    const found = await env.ASSETS.fetch(request);
    if (found.status < 400) return found;
    const response = new Response(found.body, found);
    response.headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
    return response;
  },
};
