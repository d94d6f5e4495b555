import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SaveButton } from '@/components/pages/blog/article/save-button.client';
import { button, press, status } from '@/tests/support/screen';

const saved = () => localStorage.getItem('saved-articles');
const show = () => render(<SaveButton slug="rain-at-three" />);

it('Save keeps the article and lets go of it', async () => {
  show();
  await press('Save');
  expect(saved()).toBe('["rain-at-three"]');
  expect(status()).toHaveTextContent('Saved on this device.');
  await press(/^Saved/);
  expect(saved()).toBe('[]');
  expect(button('Save')).toBeInTheDocument();
});

it('Save announces that the device is full', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  show();
  await press('Save');
  expect(status()).toHaveTextContent('This browser keeps nothing');
  expect(button('Save')).toBeInTheDocument();
});
