import { createRandom } from '@/lib/city/random';

/** What somebody may put into an address or a storage, to see what becomes of it. */
const pieces: readonly string[] = [
  '<img src=x onerror=alert(1)>',
  '"><script>window.ran=1</script>',
  "'-alert(1)-'",
  'javascript:alert(1)',
  '//evil.test/',
  '\\\\evil.test\\',
  'https://evil.test/?a=1#b',
  '../../../etc/passwd',
  '%',
  '%zz',
  '%00',
  '%0d%0aSet-Cookie:a=b',
  '%E0%A4%A',
  '%ff%fe',
  '\u0000',
  '\r\n',
  '\u202e\u2067',
  '\ud800',
  'é漢\u{1f600}',
  '&q=2&category=&page=9',
  '?',
  '#',
  ';',
  '=',
  '+',
  '[]',
  '{}',
  '{"a":',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '00012',
  '٣',
  '-1',
  '1.5',
  '99999999999999999999',
  '__proto__',
  'constructor',
  'toString',
  'planner=1.AAAA',
  'planner=99999.x',
  'planner=',
  'x'.repeat(3000),
  ' ',
  'a',
  'pricing',
  'utm_source',
];

const names: readonly string[] = [
  'q',
  'category',
  'page',
  'vehicles',
  'fuel',
  'miles',
  'utm_source',
  'utm_campaign',
  '__proto__',
  'constructor',
  'x',
];

/** Texts, the same in every run. */
export function texts(seed: number) {
  const random = createRandom(seed);
  const one = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  /** One to four pieces, as they are or written as an address would have them. */
  const text = (): string => {
    const joined = Array.from({ length: 1 + Math.floor(random() * 4) }, () => one(pieces)).join('');
    return random() < 0.5 ? joined : encodeURIComponent(joined.replace(/\p{Surrogate}/gu, ''));
  };
  const field = () => `${one(names)}=${text()}`;
  return {
    text,
    query: () => `?${Array.from({ length: 1 + Math.floor(random() * 4) }, field).join('&')}`,
    hash: () => `#${random() < 0.3 ? 'planner=' : ''}${text()}`,
    path: () => `/${random() < 0.3 ? 'blog/' : ''}${text()}`,
  };
}
