/** Where a script of the HTML keeps its address until the page has been drawn. */
export const lateSource = 'data-src';

/** The longest wait for the first drawing, in milliseconds: pages in the background are not drawn. */
const patienceMs = 3000;

/**
 * Asks for the page's scripts once it has been drawn: until then its style sheets, its font and its
 * first picture have the line for themselves. The build puts the addresses aside, see
 * scripts/finish-build/late-scripts.ts.
 */
export const lateScripts = `(function(d,n){
function load(){d.querySelectorAll('script['+n+']').forEach(function(s){s.src=s.getAttribute(n);s.removeAttribute(n)})}
d.addEventListener('DOMContentLoaded',function(){requestAnimationFrame(function(){setTimeout(load)});setTimeout(load,${patienceMs})})
})(document,'${lateSource}')`.replaceAll('\n', '');
