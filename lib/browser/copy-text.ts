/** Copies a text and returns whether that worked. Never rejects. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.debug('Not copied', error);
    return false;
  }
}
