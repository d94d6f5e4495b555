import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';

test('the banner says its sentence to the letter, and its button opens the demo dialog', () => {
  render(<DemoBanner title="Start today" />);
  const heading = screen.getByRole('heading', { level: 2 });
  expect(heading).toHaveTextContent('Start today');
  const button = screen.getByRole('button', { name: /^(Schedule|Book) a Demo$/ });
  expect(button).toHaveAttribute('commandfor', 'demo-dialog');
  expect(button).toHaveAttribute('command', 'show-modal');
});
