import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages } from '@/tests/e2e/support/built-pages';

/** Notes in the page what it complains of; it stands before the page's policy, which would refuse it. */
function record(): void {
  const problems: string[] = [];
  Object.assign(window, { problems });
  const note = (words: string) => problems.push(`${location.pathname} ${words}`);
  for (const kind of ['error', 'warn', 'info', 'log'] as const) {
    const say = console[kind].bind(console);
    console[kind] = (...words: unknown[]) => {
      note(`${kind}: ${words.join(' ')}`);
      say(...words);
    };
  }
  const failed = ({ message, target }: ErrorEvent) =>
    note(message ? `uncaught: ${message}` : `lacks ${(target as Element | null)?.outerHTML}`);
  addEventListener('error', failed, true);
  addEventListener('unhandledrejection', ({ reason }) => note(`unhandled: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note(`refused: ${effectiveDirective} ${blockedURI}`),
  );
}

/** What a page has complained of, and who else it has asked. Runs in the page. */
export function recorded(): string[] {
  const { problems } = window as unknown as { problems: string[] };
  const asked = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith('http') && !name.startsWith(location.origin))
    .map((name) => `${location.pathname} asked of others: ${name}`);
  performance.clearResourceTimings();
  return [...problems.splice(0), ...asked];
}

export function copyWithRecorder(folder: string): void {
  const isCompressedPage = (file: string) => /\.html\.(br|gz)$/.test(file);
  cpSync('out', folder, { recursive: true, filter: (file) => !isCompressedPage(file) });
  const script = `<script>(${record})()</script>`;
  for (const { file } of builtPages) {
    const html = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), html.replace('<head>', `<head>${script}`));
  }
}
