/**
 * Copies a text and returns whether that worked; a text that is undefined is not copied. Never rejects.
 * One that is still being made is promised at once: Safari copies nothing a moment after the press.
 */
export async function copyText(text: string | Promise<string | undefined>): Promise<boolean> {
  try {
    const clipboard = navigator.clipboard;
    if (typeof text === 'string') await clipboard.writeText(text);
    else await clipboard.write([new ClipboardItem({ 'text/plain': text.then(blobOf) })]);
    return true;
  } catch (error) {
    console.debug('Not copied', error);
    return false;
  }
}

function blobOf(text: string | undefined): Blob {
  if (text === undefined) throw new Error('There is no text.');
  return new Blob([text], { type: 'text/plain' });
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
