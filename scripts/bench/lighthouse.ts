import { spawnSync } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { bind, siteHandler } from '../serve/handler';
import { chromiumFlags, ensureFullChromium } from '../test/programs';

const runsPerPage = 5;
/** Lighthouse sometimes loses a trace and asks for another run. */
const failuresPerPage = 2;

export interface SpeedPage {
  readonly name: string;
  readonly root: string;
  readonly path: string;
}

/** A key and certificate for localhost (PEM), valid for a day. */
const certificate =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost -keyout - -out -';

/** Over HTTPS and HTTP/2, as hosts do. */
async function serveSecurely(root: string) {
  const { stdout: pem, status } = spawnSync('openssl', certificate.split(' '));
  if (status !== 0) throw new Error('Lighthouse measures over HTTP/2, which needs openssl.');
  const handler = siteHandler({ root, mailListFile: '.data/bench-mail-list.txt' });
  const server = createSecureServer(
    { key: pem, cert: pem, allowHTTP1: true },
    // Node's compatibility API behaves as HTTP/1.1.
    (request, response) =>
      void handler(request as unknown as IncomingMessage, response as unknown as ServerResponse),
  );
  const { port } = await bind(server, 0);
  return { origin: `https://localhost:${port}`, close: () => server.close() };
}

/** Chromium's suggestions of addresses load with each tab, at the cost of the page. Replaces Playwright's list. */
const ownPages = '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup';

/** In a new browser: what an older one keeps makes each run slower than the one before. */
async function runOnce(address: string, executablePath: string, port: number): Promise<Result> {
  const flags = [`--remote-debugging-port=${port}`, '--ignore-certificate-errors'];
  const args = [...chromiumFlags, ownPages, ...flags];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const lhr = (await lighthouse(address, { port, logLevel: 'error', output: 'json' }))?.lhr;
    if (!lhr || lhr.runtimeError) throw new Error(lhr?.runtimeError?.message ?? 'No result');
    return lhr;
  } finally {
    await browser.close();
  }
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

function rowOf({ categories: found, audits }: Result) {
  const milliseconds = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const seconds = (id: string) => Number((milliseconds(id) / 1000).toFixed(2));
  const lost = Object.values(found).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.99),
  );
  const scores = categories.map((id) => [id, Math.round((found[id]?.score ?? 0) * 100)]);
  return {
    ...Object.fromEntries(scores),
    'first paint (s)': seconds('first-contentful-paint'),
    'largest (s)': seconds('largest-contentful-paint'),
    'blocking (ms)': Math.round(milliseconds('total-blocking-time')),
    shift: Number(milliseconds('cumulative-layout-shift').toFixed(3)),
    'below 100': lost.map(({ id }) => id).join(', '),
  };
}

/** The median run by page. Pages take turns, so that a busy machine affects all. */
export async function measureSpeeds(pages: readonly SpeedPage[]) {
  const { server, port } = await bind(createServer(), 0);
  server.close();
  const browser = ensureFullChromium();
  const roots = [...new Set(pages.map(({ root }) => root))];
  const sites = await Promise.all(roots.map(serveSecurely));
  const runs = pages.map((): Result[] => []);
  let failures = 0;
  try {
    while (runs.some(({ length }) => length < runsPerPage)) {
      for (const [index, { root, path }] of pages.entries()) {
        const done = runs[index] as Result[];
        if (done.length === runsPerPage) continue;
        try {
          done.push(await runOnce(`${sites[roots.indexOf(root)]?.origin}${path}`, browser, port));
        } catch (error) {
          failures += 1;
          if (failures > failuresPerPage * pages.length) throw error;
          console.error(`${path}: ${error instanceof Error ? error.message : error}`);
        }
      }
    }
  } finally {
    for (const site of sites) site.close();
  }
  console.log(`Lighthouse in the full browser, ${runs[0]?.[0]?.environment.hostUserAgent}`);
  return Object.fromEntries(
    runs.map((done, index) => [pages[index]?.name, rowOf(computeMedianRun(done))]),
  );
}
