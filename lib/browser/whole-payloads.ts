/**
 * Rejects page payloads that were cut (no final line break): the framework then loads the document
 * instead of drawing an error. Returns what stops it.
 */
export function fetchPayloadsWhole(): () => void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (input instanceof URL && input.pathname.endsWith('.txt')) {
      // Reads a clone: the framework needs the answer's own address.
      const text = await answer.clone().text();
      if (!text.endsWith('\n')) throw new TypeError('The payload is cut');
    }
    return answer;
  };
  return () => {
    window.fetch = fetch;
  };
}
