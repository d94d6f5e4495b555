/**
 * Answers what is not among the files; all else is answered without it.
 *
 * Cloudflare gives a missing file the headers of its folder: a 404 that is kept for a year would hide
 * a file that comes back.
 */
export default {
  async fetch(request, env) {
    const found = await env.ASSETS.fetch(request);
    if (found.status < 400) return found;
    const response = new Response(found.body, found);
    response.headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
    return response;
  },
};
