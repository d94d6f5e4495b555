import { basename, extname } from 'node:path';

/** By ending; tests of the hosts report missing ones. */
const types = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml; charset=utf-8',
} as const;

/** By name, where the ending misleads. */
export const ownTypes = { 'feed.xml': 'application/atom+xml; charset=utf-8' } as const;

export const endings: readonly string[] = Object.keys(types);

export const contentType = (file: string): string =>
  new Map<string, string>(Object.entries(ownTypes)).get(basename(file)) ??
  new Map<string, string>(Object.entries(types)).get(extname(file).slice(1)) ??
  'application/octet-stream';
