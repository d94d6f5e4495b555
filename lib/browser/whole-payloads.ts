/**
 * Has the framework get the payload of a page whole or not at all. It draws while a payload arrives, and
 * where the line breaks meanwhile it puts an error in the place of the page; where the request fails as a
 * whole, it loads the document. What a cache or proxy cut lacks the line end of its last row. Returns what
 * ends this.
 */
export function fetchPayloadsWhole(): () => void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (input instanceof URL && input.pathname.endsWith('.txt')) {
      // A copy is read: the answer itself keeps its address, which the framework reads.
      const text = await answer.clone().text();
      if (!text.endsWith('\n')) throw new TypeError('The payload is cut');
    }
    return answer;
  };
  return () => {
    window.fetch = fetch;
  };
}
