import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { resources } from '@/content/navigation';
import { routes } from '@/lib/routes';
import { link } from '@/tests/support/screen';
import { MegaPanel } from './mega-panels';

const article = { title: 'How long a stop takes', href: '/blog/how-long' } as const;
const mayBeEmpty = resources.filter(({ text }) => !text);

function show(texts = {}) {
  render(<MegaPanel id="resources" path="/" article={{ ...article, texts }} tiles={[]} />);
}

it('promises nothing of a page that is empty', () => {
  show();
  expect(mayBeEmpty.map(({ href }) => href)).toEqual([routes.whitepapers, routes.webinars]);
  for (const { label, href } of mayBeEmpty) {
    expect(link(label)).toHaveAttribute('href', href);
    expect(link(label)).toHaveTextContent(new RegExp(`^${label}$`));
  }
});

it('says what a page holds once there is something', () => {
  show({ [routes.webinars]: 'Live sessions' });
  expect(link(/^Webinars/)).toHaveTextContent('Live sessions');
});
