/**
 * Runs before React. Translators and extensions move nodes that React rendered, and its next
 * `removeChild` or `insertBefore` would throw and take the page down.
 *
 * - A node that was wrapped is removed with the wrappers that hold nothing else.
 * - What was to come before a moved node comes before the child that holds it now, or last.
 */
export const domGuard = `(function(p,r,i){
p.removeChild=function(c){var w=c,o;if(c!==this&&this.contains(c))while((o=w.parentNode)!==this&&!o.childNodes[1])w=o;(o=w.parentNode)&&r.call(o,w);return c};
p.insertBefore=function(n,b){while(b&&b.parentNode!==this)b=b.parentNode;return i.call(this,n,b)}
})(Node.prototype,Node.prototype.removeChild,Node.prototype.insertBefore)`.replaceAll('\n', '');
