import { readStored } from './stored';
import { type EarlyFields, typedKey } from './typed-fields';

declare global {
  interface Window {
    /** Loads the page anew, once, where that is of use; set by `reloadGuard`. */
    reloadOnce?: () => void;
    /** The timers that run until the page's own scripts do. */
    slowScripts?: number[];
    /** Turns every `(scripting: …)` of style sheets and pictures around; true while it is turned. */
    turnScripting?: { (): void; turned?: boolean };
    /** What the visitor did before the page's own scripts ran; kept by `reloadGuard`. */
    early?: EarlyFields;
  }
}

/** How long a script or style sheet may be under way, in milliseconds. */
export const chunkPatienceMs = 120_000;

/** How long the page waits for its scripts before it shows what stands there without, in milliseconds. */
export const scriptPatienceMs = 8000;

/** Key under which a tab keeps the time of its last reload. */
const reloadKey = 'reloaded';

/**
 * Runs before the page's own scripts. Where they have not come for 8 s, style sheets and pictures show what they
 * show without script; it notes what is typed, the focus and the place (typed-fields.ts); and it repairs a page that lacks
 * a script or style sheet: gone from the host, as after a new deployment, or not there after 120 s.
 *
 * - One reload an hour and tab. Where storage is blocked: only of a page that is no reload itself,
 *   and asked for once, since each further call would begin it anew.
 * - None while another page is under way: where a file of that one fails, its document is loaded.
 * - None without a network, and none once somebody has typed into a field that still stands there, or
 *   while a part of the page says that it holds their work: that is worth more than the missing part,
 *   in whose place its island leaves what was there.
 * - A failed file has 1.5 s to come after all, since the loader asks a second time by itself.
 * - This script waits for style sheets before it, and the answers of scripts may come earlier still:
 *   such failures are found in the list of what was loaded.
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

/**
 * Takes over from `reloadGuard` once the page's scripts run: gives back what was typed, and every script and style sheet that
 * is asked for later its 120 s. Returns what stops it.
 */
export function watchChunks(): () => void {
  const { dataset } = document.documentElement;
  // React takes all attributes off the root when it draws the document anew.
  const isRedrawn = dataset.drawn === undefined;
  dataset.drawn = '';
  if (window.turnScripting?.turned) window.turnScripting();
  const { early, slowScripts } = window;
  // Once: what a later page no longer has was left with the page before.
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
