/** Has a Markdown copy name the page whose text it holds, as scripts/serve/canonical-link.ts does. */
export default async (request, context) => {
  const response = await context.next();
  const copy = /^(\/.+)\.md$/.exec(new URL(request.url).pathname);
  if (copy && response.status === 200) {
    response.headers.set('Link', `<${copy[1]}>; rel="canonical"`);
  }
  return response;
};
