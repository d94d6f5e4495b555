import { getMimeType } from 'hono/utils/mime';

/** The content type of a file by its name, bytes of no known kind where the ending is unknown. */
export function contentType(file: string): string {
  if (file.endsWith('.md')) return 'text/markdown; charset=utf-8';
  return getMimeType(file) ?? 'application/octet-stream';
}
