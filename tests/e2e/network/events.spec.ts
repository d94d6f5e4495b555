import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { build } from 'esbuild';
import { contentPolicy } from '@/scripts/after-build/content-policy';
import { listen, siteHandler } from '@/scripts/serve/handler';
import { expect, test } from '../support/test';

// The built site counts nothing, and a second build is too long for this: what a build with a collector has
// in addition is put into a built page, under the policy that such a build would write.

/** A collector on a host of its own, and what it has been told. */
async function startCollector() {
  const told: Record<string, unknown>[] = [];
  const { server, port } = await listen(async (request, response) => {
    told.push({ ...JSON.parse(await text(request)), cookie: request.headers.cookie });
    response.writeHead(202).end();
  }, 0);
  return { told, url: `http://localhost:${port}/api/event`, close: () => server.close() };
}

/** The scripts of lib/events as a build with this collector has them. */
async function bundled(collector: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { countPage } from '@/lib/events/count';
        import { watchClicks } from '@/lib/events/watch-clicks';
        countPage();
        watchClicks(new AbortController().signal);`,
      resolveDir: process.cwd(),
    },
    ...{ bundle: true, write: false, format: 'iife' },
    define: {
      'globalThis.EVENTS_URL': JSON.stringify(collector),
      'process.env.NEXT_PUBLIC_EVENTS_SITE': '"example.com"',
      'process.env.NEXT_PUBLIC_APP_URL': '"https://app.test"',
    },
  });
  return outputFiles[0]?.text ?? '';
}

/** A built page under this policy for connections, with a script; all else is the built site's. */
async function startSite(policy: string, script: string) {
  const site = siteHandler({ root: 'out', mailListFile: 'unused' });
  const page = readFileSync('out/pricing.html', 'utf8').replace(connections, policy);
  return listen(async (request, response) => {
    if (request.url === '/events.js')
      response.setHeader('Content-Type', 'text/javascript').end(script);
    else if (!request.url?.startsWith('/pricing?')) site(request, response);
    else response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
  }, 0);
}

const connections = /connect-src [^;"]*/;

const policyFor = (...connect: readonly string[]) => {
  const policy = contentPolicy(
    { connect, pictures: [], frames: [], forms: [] },
    { scripts: [], styles: [] },
  );
  return connections.exec(policy)?.[0] ?? '';
};

test.use({ expectedConsole: [/Content Security Policy/] });

test('events reach a collector that the policy names, without query and cookies, and no other', async ({
  page,
}) => {
  const { told, url, close } = await startCollector();
  const script = await bundled(url);
  const open = async (policy: string) => {
    const { server, port } = await startSite(policy, script);
    const origin = `http://localhost:${port}`;
    await page.context().addCookies([{ name: 'secret', value: '1', url: origin }]);
    await page.goto(`${origin}/pricing?email=ana@example.com`);
    await page.evaluate(() => {
      document.head.append(Object.assign(document.createElement('script'), { src: '/events.js' }));
    });
    return { origin, server };
  };
  const refused = page.waitForEvent('console', (message) => /Policy/.test(message.text()));
  const without = await open(policyFor());
  await refused;
  const { origin, server } = await open(policyFor(url));
  await page.getByRole('banner').getByRole('button', { name: 'Schedule a demo' }).click();
  const common = { url: `${origin}/pricing`, domain: 'example.com' };
  await expect
    .poll(() => told)
    .toEqual([
      { ...common, name: 'pageview' },
      { ...common, name: 'Demo opened', props: { place: 'header' } },
    ]);
  for (const each of [without.server, server]) each.close();
  close();
});
