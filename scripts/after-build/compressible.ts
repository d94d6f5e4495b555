/** Best first: the name in HTTP and the ending on disk. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export const isCompressible = (file: string): boolean =>
  /\.(css|csv|html|js|json|md|svg|txt|webmanifest|xml)$/.test(file);
