/**
 * Rejects page payloads that were cut off. The framework draws while a payload arrives and shows an
 * error where the line breaks, but loads the document where the request fails. A cut payload lacks
 * the final line break. Returns what stops it.
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
