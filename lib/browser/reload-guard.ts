declare global {
  interface Window {
    /** Loads the page anew, once, where that is of use; set by `reloadGuard`. */
    reloadOnce?: () => void;
    /** The timer that runs until the page's own scripts do. */
    slowScripts?: number;
  }
}

/** How long a script or style sheet may be under way, in milliseconds. */
export const chunkPatienceMs = 120_000;

/** Key under which a tab keeps the time of its last reload. */
const reloadKey = 'reloaded';

/**
 * Runs before the page's own scripts, and mends a page that lacks one: a script or style sheet gone
 * from the host, as after a new deployment, or not there after 120 s.
 *
 * - One reload an hour and tab. Where storage is blocked: only of a page that is no reload itself,
 *   and asked for once, since each further call would begin it anew.
 * - None while another page is under way: where a file of that one fails, its document is loaded.
 * - None without a network, and none once somebody has typed into a field that still stands there:
 *   that is worth more than the missing part, in whose place its island leaves what was there.
 * - A failed file has 1.5 s to come after all, since the loader asks a second time by itself.
 * - This script waits for style sheets before it, and the answers of scripts may come earlier still:
 *   such failures are found in the list of what was loaded.
 */
export const reloadGuard = `(function(d,w,p){var used=[],come={},asked;
function once(){if(asked||d.body.ariaBusy||!navigator.onLine||used.some(function(f){return f.isConnected}))return;
try{var last=sessionStorage.getItem('${reloadKey}'),now=Date.now();if(last&&now-last<36e5)return;sessionStorage.setItem('${reloadKey}',now)}
catch(e){if((p.getEntriesByType('navigation')[0]||0).type!='navigate')return}
asked=1;location.reload()}
function file(t){t=t.src||t.rel=='stylesheet'&&t.href;return /\\/_next\\/static\\//.test(t)&&t}
function gone(f){setTimeout(function(){come[f]||once()},1500)}
d.addEventListener('input',function(e){/^(radio|checkbox)$/.test(e.target.type)||used.push(e.target)},true);
d.addEventListener('load',function(e){come[file(e.target)]=1},true);
d.addEventListener('error',function(e){var f=file(e.target);f&&gone(f)},true);
d.querySelectorAll('link[rel=stylesheet]').forEach(function(l){l.sheet||gone(l.href)});
p.getEntriesByType('resource').forEach(function(r){r.responseStatus>399&&file({src:r.name})&&gone(r.name)});
w.reloadOnce=once;w.slowScripts=setTimeout(once,${chunkPatienceMs})})(document,window,performance)`.replaceAll(
  '\n',
  '',
);

/**
 * Takes over from `reloadGuard` once the page's scripts run: gives every script and style sheet that
 * is asked for later its 120 s. Returns what stops it.
 */
export function watchChunks(): () => void {
  window.clearTimeout(window.slowScripts);
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
