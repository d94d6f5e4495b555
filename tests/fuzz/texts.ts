import { createRandom } from '@/planner/random';

/** What somebody may put into an address or a storage, to see what becomes of it. */
const pieces: readonly string[] = [
  '<img src=x onerror=alert(1)>',
  '"><script>window.ran=1</script>',
  'javascript:alert(1)',
  '//evil.test/',
  '\\\\evil.test\\',
  'https://evil.test/?a=1#b',
  '../../../etc/passwd',
  '%zz%00%0d%0aSet-Cookie:a=b',
  '%E0%A4%A',
  '\u0000\r\n\u202e\u2067',
  '\ud800',
  'é漢\u{1f600}٣',
  '&q=2&category=&page=9',
  '{"a":',
  'planner=1.AAAA',
  'planner=2.AAAA',
  'planner=99999.x',
  'x'.repeat(3000),
  ' ',
  ...'% ? # ; = + [] {} null undefined NaN Infinity -0 1e309 00012 -1 1.5'.split(' '),
  ...'99999999999999999999 __proto__ constructor toString a pricing utm_source'.split(' '),
];

const names = 'q category page vehicles fuel miles utm_source utm_campaign __proto__ x'.split(' ');

export function texts(seed: number) {
  const random = createRandom(seed);
  const one = (items: readonly string[]) => items[Math.floor(random() * items.length)] ?? '';
  const some = (make: () => string, between: string) =>
    Array.from({ length: 1 + Math.floor(random() * 4) }, make).join(between);
  const text = (): string => {
    const joined = some(() => one(pieces), '');
    return random() < 0.5 ? joined : encodeURIComponent(joined.replace(/\p{Surrogate}/gu, ''));
  };
  return {
    text,
    query: () => `?${some(() => `${one(names)}=${text()}`, '&')}`,
    hash: () => `#${random() < 0.3 ? 'planner=' : ''}${text()}`,
    path: () => `/${random() < 0.3 ? 'blog/' : ''}${text()}`,
  };
}
