/**
 * Puts a text on the clipboard and tells whether it is there. A refusal, or no clipboard outside a
 * secure page, is logged only. Never rejects.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.debug('Not copied', error);
    return false;
  }
}
