export const lazySource = 'data-src';

/** Milliseconds; pages in the background are never drawn. */
const patienceMs = 3000;

/**
 * Loads scripts after the first paint, so that style sheets, font and first picture come first (see
 * scripts/after-build/lazy-scripts.ts). React recognizes them by `async`.
 */
export const lazyScripts = `(d=>{
function load(){d.querySelectorAll('script[${lazySource}]').forEach(s=>{s.setAttribute('async','');s.src=s.getAttribute('${lazySource}');s.removeAttribute('${lazySource}')})}
d.addEventListener('DOMContentLoaded',()=>{requestAnimationFrame(()=>{setTimeout(load)});setTimeout(load,${patienceMs})})
})(document)`.replaceAll('\n', '');
