/** The compressed forms of a file, best first: the name HTTP uses and the ending on disk. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** Whether a file is text that shrinks; pictures and fonts are compressed already. */
export const isCompressible = (file: string): boolean =>
  /\.(css|csv|html|js|json|md|svg|txt|webmanifest|xml)$/.test(file);
