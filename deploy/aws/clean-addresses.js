// A CloudFront Function (cloudfront-js-2.0) on each viewer request: it turns addresses into names
// of files in the bucket, and refuses what no address of the site looks like. It cannot see which
// files exist, so /zzz/ is led to /zzz, which is then 404. The parts between the marks are written
// by `npm run deploy:files`.

const longestPath = 2048;
// Backslashes, encoded slashes and control characters, and a `%` that encodes nothing.
const refused = /\\|%2f|%5c|%[01][0-9a-f]|%7f|%(?![0-9a-f]{2})/i;
// written: endings
// biome-ignore format: one line, however many there are
const fileEnding = /\.(avif|css|csv|ico|jpeg|jpg|js|json|md|pdf|png|svg|txt|webmanifest|webp|woff2|xml)$/;
// end
const notFoundDocument = /^\/((blog\/)?404|_not-found)(\.html)?\/?$/;
const otherSpelling = /^(\/.*?)(\.html\/?|\/)$/;

// Addresses that were left, from content/redirects.ts.
// written: redirects
// biome-ignore format: one line an address
const moved = {
  '/blog/first-attempt-failures': '/blog/failed-delivery-attempts',
  '/blog/first-attempt-failures.md': '/blog/failed-delivery-attempts.md',
  '/blog/rain-at-three': '/blog/rain-delays-on-delivery-routes',
  '/blog/rain-at-three.md': '/blog/rain-delays-on-delivery-routes.md',
  '/blog/returns-on-the-same-round': '/blog/returns-on-the-same-route',
  '/blog/returns-on-the-same-round.md': '/blog/returns-on-the-same-route.md',
};
// end

// written: headers
// biome-ignore format: one line a header
const siteHeaders = {
  'strict-transport-security': { value: "max-age=63072000; includeSubDomains; preload" },
  'x-content-type-options': { value: "nosniff" },
  'referrer-policy': { value: "strict-origin-when-cross-origin" },
  'permissions-policy': { value: "accelerometer=(), camera=(), clipboard-read=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()" },
  'cross-origin-opener-policy': { value: "same-origin" },
  'content-security-policy': { value: "frame-ancestors 'none'" },
  'x-frame-options': { value: "DENY" },
  'cache-control': { value: "public, max-age=0, must-revalidate" },
};
// end

/** An answer of our own, with the headers that files get from the response headers policy. */
function answer(statusCode, statusDescription, name, value) {
  const headers = Object.assign({}, siteHeaders);
  if (name) headers[name] = { value };
  return { statusCode, statusDescription, headers };
}

/** A name that the bucket never holds, so the answer is the nearest 404 document. */
function missing(request) {
  request.uri = request.uri.startsWith('/blog/') ? '/blog/not-found' : '/not-found';
  return request;
}

function redirect(request, target, statusCode, statusDescription) {
  const query = request.rawQueryString();
  const [path, anchor] = target.split('#');
  const address = (query ? `${path}?${query}` : path) + (anchor ? `#${anchor}` : '');
  return answer(statusCode, statusDescription, 'location', address);
}

const redirectToClean = (request, path) => redirect(request, path, 308, 'Permanent Redirect');

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const request = event.request;
  const uri = request.uri;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return answer(405, 'Method Not Allowed', 'allow', 'GET, HEAD');
  }
  if (refused.test(uri)) return answer(400, 'Bad Request');
  if (uri.length > longestPath || uri.includes('//')) return missing(request);
  const hidden = uri.startsWith('/.well-known/') ? uri.slice('/.well-known'.length) : uri;
  if (/\/(\.|%2e)/i.test(hidden)) return missing(request);
  if (notFoundDocument.test(uri)) return missing(request);
  if (/^\/index(\.html)?\/?$/.test(uri)) return redirectToClean(request, '/');
  if (uri === '/') {
    request.uri = '/index.html';
    return request;
  }
  const other = otherSpelling.exec(uri);
  const asked = other ? other[1] : uri;
  if (moved[asked] && !(other && asked.endsWith('.md'))) {
    return redirect(request, moved[asked], 301, 'Moved Permanently');
  }
  if (other) return redirectToClean(request, asked);
  if (!fileEnding.test(uri)) request.uri = `${uri}.html`;
  return request;
}
