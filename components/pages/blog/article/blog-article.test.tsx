import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SaveButton } from '@/components/pages/blog/article/save-button.client';
import { NewsletterForm } from '@/components/tools/newsletter/newsletter-form.client';
import { holdAnswer, stubFetch } from '@/tests/support/network';
import { alert, button, field, press, status } from '@/tests/support/screen';

beforeEach(() => void vi.spyOn(console, 'debug').mockReturnValue());

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

describe('the newsletter', () => {
  const network = stubFetch();
  const box = () => field('E-mail address');
  const type = (text: string, required = false) => {
    render(<NewsletterForm id="letter" required={required} />);
    return userEvent.type(box(), text);
  };

  it('does nothing when empty', async () => {
    await type('   {enter}');
    expect(network).not.toHaveBeenCalled();
    expect(alert()).toBeEmptyDOMElement();
  });

  it('is busy, asks once however often it is sent, then thanks and clears', async () => {
    const answer = holdAnswer(network);
    await type('ada@example.com{enter}');
    await userEvent.click(button());
    fireEvent.submit(box());
    expect(box()).toHaveValue('ada@example.com');
    expect(button()).toBeDisabled();
    expect(button()).toHaveTextContent('Subscribing...');
    await answer(new Response('ok'));
    expect(network).toHaveBeenCalledOnce();
    expect(status()).toHaveTextContent(
      'Successfully subscribed! You will receive the latest fleet management insights.',
    );
    expect(box()).toHaveValue('');
    expect(button()).toBeEnabled();
  });

  it.each([
    ['a refusal', () => Promise.resolve(Response.json({ message: 'Taken' }, { status: 409 }))],
    ['no network', () => Promise.reject(new TypeError('offline'))],
  ])('keeps the address after %s', async (_, answer) => {
    network.mockImplementation(answer);
    await type('ada@example.com{enter}');
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeInTheDocument();
    expect(box()).toHaveValue('ada@example.com');
  });
});
