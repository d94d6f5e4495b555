/** Where a script of the HTML keeps its address until the page has been drawn. */
export const lazySource = 'data-src';

/** The longest wait for the first drawing, in milliseconds: pages in the background are not drawn. */
const patienceMs = 3000;

/**
 * Asks for the page's scripts once it has been drawn: until then its style sheets, its font and its
 * first picture have the line for themselves. The build puts the addresses aside, see
 * scripts/after-build/lazy-scripts.ts.
 * By `async` React knows the scripts that are there.
 */
export const lazyScripts = `(d=>{
function load(){d.querySelectorAll('script[${lazySource}]').forEach(s=>{s.setAttribute('async','');s.src=s.getAttribute('${lazySource}');s.removeAttribute('${lazySource}')})}
d.addEventListener('DOMContentLoaded',()=>{requestAnimationFrame(()=>{setTimeout(load)});setTimeout(load,${patienceMs})})
})(document)`.replaceAll('\n', '');
