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

type ShareResult = 'shared' | 'canceled' | 'copied' | 'failed';

const isCancel = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** The device's share dialog, or else copies the address. Never rejects. */
export async function sharePage(page: { title: string; url: string }): Promise<ShareResult> {
  try {
    if (navigator.share) {
      await navigator.share(page);
      return 'shared';
    }
  } catch (error) {
    if (isCancel(error)) return 'canceled';
    console.debug('Sharing failed', error);
  }
  return (await copyText(page.url)) ? 'copied' : 'failed';
}
