import { readStored } from './stored';
import { type EarlyFields, typedKey } from './typed-fields';

declare global {
  interface Window {
    reloadOnce?: () => void;
    slowScripts?: number[];
    /** Inverts every `(scripting: …)` in style sheets and pictures. */
    turnScripting?: { (): void; turned?: boolean };
    early?: EarlyFields;
  }
}

/** Milliseconds that a script or style sheet may take. */
export const chunkPatienceMs = 120_000;

/** Milliseconds until the page shows its version without scripts. */
export const scriptPatienceMs = 8000;

const reloadKey = 'reloaded';

/**
 * Runs before the page's scripts. After 8 s without them, style sheets and pictures switch to their
 * look without script; it records typing, focus and scroll (typed-fields.ts); and it reloads a page
 * whose script or style sheet is gone, as after a deployment, or missing after 120 s.
 *
 * - One reload an hour and tab. Without storage: only of a page that is no reload itself, asked for
 * once, since each further call would restart it.
 * - None while another page is loading, without a network, or once somebody has typed into a field
 * that is still there: that is worth more than the missing part.
 * - A failed file has 1.5 s left, since the loader retries by itself.
 * - Failures from before this script ran are found in the performance entries.
 */
export const reloadGuard =
  `((d,w,p)=>{var s=d.documentElement.dataset,early=w.early={typed:new Map},come={},asked;
function holds(){var h=d.querySelector('[data-unsaved]');early.typed.forEach((n,f)=>{h=h||f.isConnected&&!/^(radio|checkbox)$/.test(f.type)});return h}
function once(){if(asked||d.body.ariaBusy||!navigator.onLine||holds())return;
try{var last=sessionStorage.getItem('${reloadKey}'),now=Date.now();if(last&&now-last<36e5)return;sessionStorage.setItem('${reloadKey}',now)}
catch(e){if((p.getEntriesByType('navigation')[0]||0).type!='navigate')return}
asked=1;location.reload()}
function file(t){t=t.src||t.rel=='stylesheet'&&t.href;return /\\/_next\\/static\\//.test(t)&&t}
function gone(f){setTimeout(()=>{come[f]||once()},1500)}
function on(n,l){d.addEventListener(n,e=>{l(e.target)},true)}
function place(f){return[].indexOf.call(d.getElementsByName(f.name),f)}
on('input',f=>{early.typed.set(f,place(f))});
on('focusin',f=>{early.focus=[f,place(f)]});
on('pointerdown',()=>{early.focus=0});
on('scroll',()=>{early.scroll=w.scrollY});
on('load',t=>{come[file(t)]=1});
on('error',t=>{var f=file(t);f&&gone(f)});
d.querySelectorAll('link[rel=stylesheet]').forEach(l=>{l.sheet||gone(l.href)});
p.getEntriesByType('resource').forEach(r=>{r.responseStatus>399&&file({src:r.name})&&gone(r.name)});
function other(t){return t.replace(/(scripting: )(\\w+)/g,(_,a,b)=>a+(b=='none'?'enabled':'none'))}
function turn(l){[].forEach.call(l,r=>{try{var m=r.media;if(m&&/scripting/.test(m.mediaText))m.mediaText=other(m.mediaText);turn(r.cssRules||[])}catch(e){}})}
w.turnScripting=function t(){t.turned=!t.turned;turn(d.styleSheets);d.querySelectorAll('source[media*=scripting]').forEach(e=>{e.media=other(e.media)})};
s.drawn='';w.reloadOnce=once;w.slowScripts=[setTimeout(w.turnScripting,${scriptPatienceMs}),setTimeout(once,${chunkPatienceMs})]})(document,window,performance)`.replaceAll(
    '\n',
    '',
  );

/** Takes over from `reloadGuard`: restores what was typed, gives later files 120 s as well. */
export function watchChunks(): () => void {
  const { dataset } = document.documentElement;
  // React removes all attributes of the root when it redraws the document.
  const isRedrawn = dataset.drawn === undefined;
  dataset.drawn = '';
  if (window.turnScripting?.turned) window.turnScripting();
  const { early, slowScripts } = window;
  if (early && slowScripts && (isRedrawn || readStored(typedKey, 'sessionStorage'))) {
    const before = { ...early };
    import('./restore-typed').then(
      ({ restoreTyped }) => restoreTyped(before, isRedrawn),
      (error) => console.debug('What was typed is not restored', error),
    );
  }
  slowScripts?.forEach(clearTimeout);
  delete window.slowScripts;
  const watch = (node: Node) => {
    const file = node instanceof HTMLScriptElement ? node.src : (node as HTMLLinkElement).href;
    if (typeof file !== 'string' || !file.includes('/_next/static/')) return;
    const timer = setTimeout(() => window.reloadOnce?.(), chunkPatienceMs);
    const answered = () => clearTimeout(timer);
    node.addEventListener('load', answered);
    node.addEventListener('error', answered);
  };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(watch);
  });
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}
