import type { Placeholder } from './release';

export const securityTxtPath = '/.well-known/security.txt';

interface SecurityFacts {
  email: string;
  /** The last day, YYYY-MM-DD. */
  expires: string;
}

/** The security.txt of RFC 9116. */
export const securityTxt = ({ email, expires }: SecurityFacts, origin: string): string =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${securityTxtPath}`,
    '',
  ].join('\n');

const yearMs = 366 * 24 * 60 * 60 * 1000;

/** Whether the file's last day is over, or over a year ahead (RFC 9116 recommends less). */
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
