// A CloudFront Function (cloudfront-js-2.0) on each viewer response: a Markdown copy names the page
// whose text it holds, as scripts/serve/canonical-link.ts does.

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const response = event.response;
  const copy = /^(\/.+)\.md$/.exec(event.request.uri);
  if (copy && response.statusCode === 200) {
    response.headers.link = { value: `<${copy[1]}>; rel="canonical"` };
  }
  return response;
}
