/** Where a script of the HTML keeps its attributes until the page has been drawn. */
export const late = { src: 'data-src', integrity: 'data-integrity' } as const;

/** The longest wait for the first drawing, in milliseconds: pages in the background are not drawn. */
const patienceMs = 3000;

/**
 * Asks for the page's scripts once it has been drawn: until then its style sheets, its font and its
 * first picture have the line for themselves. The build puts the attributes aside, see
 * scripts/after-build/late-scripts.ts.
 *
 * The address comes last: it is what starts the script, and the integrity must be in force by then.
 * By `async` React knows the scripts that are there.
 */
export const lateScripts = `(d=>{
function put(s,n){var v=s.getAttribute('data-'+n);s.removeAttribute('data-'+n);v&&s.setAttribute(n,v)}
function load(){d.querySelectorAll('script[${late.src}]').forEach(s=>{put(s,'integrity');s.setAttribute('async','');put(s,'src')})}
d.addEventListener('DOMContentLoaded',()=>{requestAnimationFrame(()=>{setTimeout(load)});setTimeout(load,${patienceMs})})
})(document)`.replaceAll('\n', '');
