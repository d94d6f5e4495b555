/**
 * Runs before React does. Translators and extensions move nodes that React has rendered, and React's
 * next `removeChild` or `insertBefore` would throw, which takes the whole page down.
 *
 * - A node that stands deeper than it was goes with the wrappers that hold nothing else; one that stands
 *   elsewhere goes from there.
 * - What was to come before a node comes before the child that holds it now, or last.
 */
export const domGuard = `(function(p,r,i){
p.removeChild=function(c){var w=c,o;if(c!==this&&this.contains(c))while((o=w.parentNode)!==this&&!o.childNodes[1])w=o;(o=w.parentNode)&&r.call(o,w);return c};
p.insertBefore=function(n,b){while(b&&b.parentNode!==this)b=b.parentNode;return i.call(this,n,b)}
})(Node.prototype,Node.prototype.removeChild,Node.prototype.insertBefore)`.replaceAll('\n', '');
