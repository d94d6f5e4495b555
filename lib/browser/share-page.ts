import { copyText } from './copy-text';

/** How sharing ended. */
export type ShareResult = 'shared' | 'canceled' | 'copied' | 'failed';

const isCancel = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/**
 * Hands a page to the device's own sharing. Where there is none, or where it fails other than by
 * the visitor's cancel, it copies the address. Failures are logged only. Never rejects.
 */
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
