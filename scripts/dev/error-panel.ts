/**
 * Shows in the page, while editing alone, what `npm run check:content` says of the content. The
 * settings of the build bring it into every page of `npm run dev`, those that could not be drawn
 * too; a published page knows nothing of it.
 */
import { port } from '@/content/found/errors-port';

type Found = { readonly errors: readonly string[]; readonly gaps: readonly string[] };

const name = 'content-errors';

const style = `
:host { all: initial; position: fixed; inset: auto 16px 16px; margin: 0 auto; border: 0; padding: 0;
  max-width: 960px; width: fit-content; background: none; overflow: visible;
  font: 14px/1.5 system-ui, sans-serif; color: #1b1b1f; }
section { max-height: 60vh; overflow: auto; border-top: 6px solid #b3261e; border-radius: 8px;
  background: #fff; padding: 16px 20px; box-shadow: 0 8px 40px #0006; }
section.gaps { border-color: #8a6d1f; }
h2 { font-size: 16px; margin: 0 48px 8px 0; }
ul { margin: 0; padding: 0; list-style: none; }
li { padding: 4px 0; border-top: 1px solid #ddd; overflow-wrap: anywhere; }
b { font-family: ui-monospace, monospace; font-weight: 600; }
summary { cursor: pointer; }
button { position: absolute; top: 16px; right: 16px; font: inherit; }
`;

const element = (tag: string, text = ''): HTMLElement =>
  Object.assign(document.createElement(tag), { textContent: text });

/** The lines as a list, the place of each before what is wrong there. */
function listOf(lines: readonly string[]): HTMLElement {
  const list = element('ul');
  for (const line of lines) {
    const end = line.indexOf(': ') + 1;
    const item = element('li');
    item.append(element('b', line.slice(0, end)), line.slice(end));
    list.append(item);
  }
  return list;
}

const counted = (count: number) => (count === 1 ? '1 error' : `${count} errors`);

/** What stops a publication lies open; what drafts lack is folded away. */
function panelOf({ errors, gaps }: Found): HTMLElement {
  const panel = element('section');
  panel.setAttribute('role', 'alert');
  if (errors.length > 0) {
    const title = `The content cannot be published: ${counted(errors.length)}.`;
    panel.append(element('h2', title), listOf(errors));
  } else panel.className = 'gaps';
  if (gaps.length > 0) {
    const details = element('details');
    const title = `To fill before drafts are published: ${gaps.length}`;
    details.append(element('summary', title), listOf(gaps));
    panel.append(details);
  }
  return panel;
}

function show(found: Found): void {
  document.getElementById(name)?.remove();
  if (found.errors.length + found.gaps.length === 0) return;
  const host = Object.assign(element('div'), { id: name, popover: 'manual' });
  const hide = element('button', 'Hide');
  hide.addEventListener('click', () => host.remove());
  host.attachShadow({ mode: 'open' }).append(element('style', style), panelOf(found), hide);
  // Beside the body, which React owns and the framework's page of errors hides.
  document.documentElement.append(host);
  // Above all else, the framework's own window of errors too.
  host.showPopover();
}

const source = new EventSource(`http://127.0.0.1:${port}/`);
source.addEventListener('message', ({ data }) => show(JSON.parse(data)));
// A new server has another port.
import.meta.turbopackHot?.dispose(() => source.close());
import.meta.turbopackHot?.accept();
