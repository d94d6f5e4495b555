import type { Placeholder } from './release';

/** Where the file stands (RFC 9116). */
export const securityTxtPath = '/.well-known/security.txt';

interface SecurityFacts {
  /** Where weaknesses are reported: an e-mail address. */
  email: string;
  /** The last day of the file, YYYY-MM-DD. */
  expires: string;
}

/** The file that tells whom to write to about a weakness (RFC 9116). */
export const securityTxt = ({ email, expires }: SecurityFacts, origin: string): string =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${securityTxtPath}`,
    '',
  ].join('\n');

const yearMs = 366 * 24 * 60 * 60 * 1000;

/**
 * What is wrong with the file's last day at the time of a release: it is over, or so far ahead
 * that nobody would notice a stale address (RFC 9116 recommends less than a year).
 */
export function expiryProblems(expires: string, now: Date): readonly Placeholder[] {
  const left = Date.parse(`${expires}T00:00:00Z`) - now.getTime();
  if (left > 0 && left < yearMs) return [];
  const what = left > 0 ? 'is over a year ahead' : 'is over';
  return [
    {
      what: `security.txt's last day ${expires} ${what}`,
      where: 'content/site.ts: security.expires',
      set: 'a day within the next year, after checking that its address is read',
    },
  ];
}
