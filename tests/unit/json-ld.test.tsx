import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { JsonLd } from '@/components/ui/json-ld/json-ld';

it('no text of structured data ends its script early', () => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Thing',
    name: '</script><b>',
  } as const;
  const [, json = ''] =
    /^<script[^>]*>(.*)<\/script>$/.exec(renderToString(<JsonLd data={data} />)) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(data);
});
