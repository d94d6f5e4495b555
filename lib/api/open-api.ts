import { routes } from '../routes';
import type { ApiDocument } from './types';

/** The document as a file that is read anywhere: pages of the site stand in it with their host. */
export function openApiFile(document: ApiDocument, origin: string): string {
  const inFull = (key: string, value: unknown) =>
    key === 'url' && String(value).startsWith('/') ? new URL(String(value), origin).href : value;
  const license = { ...document.info.license, url: routes.terms };
  const info = { ...document.info, license };
  return JSON.stringify({ ...document, info }, inFull, 2);
}
