import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContactForm } from '@/components/tools/contact-form/contact-form.client';
import { contactPage } from '@/content/contact';

const fetchMock = vi.fn<typeof fetch>();
const endpoint = 'https://forms.test/contact';
const draftKey = 'draft-contact';

const form = (address: string | null = null) => (
  <ContactForm
    {...contactPage.form}
    unscripted={contactPage.unscripted}
    privacy={contactPage.privacy}
    email="hello@example.com"
    endpoint={address}
  />
);

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  Element.prototype.scrollIntoView = vi.fn();
  localStorage.clear();
});

afterEach(() => {
  fetchMock.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = () => screen.getByRole('button', { name: /^Send(ing\.\.\.| Message)$/ });
const summary = () => screen.queryByRole('region');
const sentTitle = () => screen.findByRole('heading', { level: 1, name: 'Message sent' });

const answers: readonly [RegExp, string][] = [
  [/^First name/, 'Marisol'],
  [/^Last name/, 'Castellanos'],
  [/^Email/, 'm.castellanos@example.com'],
  [/^Message/, 'Forty bikes'],
];

function fill({ message = true } = {}) {
  for (const [name, value] of answers) {
    if (message || value !== 'Forty bikes') fireEvent.input(box(name), { target: { value } });
  }
}

/** Starts with a clock of its own, so that the simulated 1.5 seconds pass at once. */
function start(address: string | null = null) {
  render(form(address));
  return userEvent.setup();
}

describe('at rest', () => {
  it('asks for two names, an address and a message; the rest is optional', () => {
    start();
    for (const [name] of answers) {
      expect(box(name)).toBeRequired();
      expect(box(name)).toHaveAttribute('aria-invalid', 'false');
    }
    expect(box(/^Phone/)).not.toBeRequired();
    expect(box(/^Company/)).not.toBeRequired();
    expect(screen.getByRole('combobox', { name: /^Fleet size/ })).not.toBeRequired();
    expect(screen.getAllByText('*', { exact: false, selector: 'label span' })).toHaveLength(4);
    expect(summary()).toBeNull();
  });

  it('helps to fill in', () => {
    start();
    const kinds = [/^First name/, /^Last name/, /^Email/, /^Phone/, /^Company/].map((name) => {
      const { type, inputMode, autocomplete } = box(name);
      return [type, inputMode, autocomplete];
    });
    expect(kinds).toEqual([
      ['text', '', 'given-name'],
      ['text', '', 'family-name'],
      ['email', 'email', 'email'],
      ['tel', 'tel', 'tel'],
      ['text', '', 'organization'],
    ]);
  });

  it('offers sizes and subjects, General Inquiry first', () => {
    start();
    const sizes = within(screen.getByRole('combobox', { name: /^Fleet size/ }));
    expect(sizes.getAllByRole('option')).toHaveLength(1 + contactPage.form.fleetSizes.length);
    const subjects = within(screen.getByRole('combobox', { name: /^Subject/ }));
    expect(subjects.getAllByRole('option')).toHaveLength(contactPage.form.subjects.length);
    expect(screen.getByRole('combobox', { name: /^Subject/ })).toHaveValue('General Inquiry');
  });

  it('goes nowhere before its script runs, and says where to write without', () => {
    const html = renderToString(form());
    expect(html).toContain('method="dialog"');
    expect(html).toContain('mailto:hello@example.com');
  });
});

describe('a message with gaps', () => {
  it('is summed up, focused and described field by field; nothing is sent', async () => {
    const user = start(endpoint);
    await user.type(box(/^Email/), 'ana@');
    await user.click(button());
    const group = screen.getByRole('region', { name: 'Four things to fix before this can go' });
    expect(group).toHaveFocus();
    expect(
      within(group)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Enter your first name.',
      'Enter your last name.',
      'Check the e-mail address. It needs an @ and a domain.',
      'Write a short message.',
    ]);
    for (const [name] of answers) expect(box(name)).toBeInvalid();
    expect(box(/^Message/)).toHaveAccessibleDescription('Write a short message.');
    expect(box(/^Phone/)).toHaveAttribute('aria-invalid', 'false');
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('loses each error as it is mended, and shows no new one while typing', async () => {
    const user = start();
    fill({ message: false });
    fireEvent.input(box(/^First name/), { target: { value: '' } });
    await user.click(button());
    expect(screen.getByRole('region', { name: /^Two things/ })).toBeInTheDocument();
    await user.type(box(/^First name/), 'A');
    expect(box(/^First name/)).toHaveAttribute('aria-invalid', 'false');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('region', { name: /^One thing to fix/ })).toHaveFocus();
    await user.clear(box(/^Last name/));
    expect(box(/^Last name/)).toHaveAttribute('aria-invalid', 'false');
    await user.type(box(/^Message/), 'x');
    expect(summary()).toBeNull();
    expect(box(/^Message/)).not.toHaveAccessibleDescription();
  });
});

describe('where no endpoint is named', () => {
  it('sending is simulated for 1.5 seconds, without a request', async () => {
    vi.useFakeTimers();
    render(form());
    fill();
    fireEvent.submit(button());
    expect(button()).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(1499));
    expect(button()).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('heading', { name: 'Message sent' })).toHaveFocus();
    expect(fetchMock).not.toHaveBeenCalled();
  });
});

it('another message starts from a fresh form', async () => {
  fetchMock.mockImplementation(async () => new Response(null, { status: 204 }));
  const user = start(endpoint);
  fill();
  await user.click(button());
  await waitFor(async () => expect(await sentTitle()).toHaveFocus());
  expect(localStorage.getItem(draftKey)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send Another Message' }));
  for (const [name] of answers) expect(box(name)).toHaveValue('');
  expect(screen.getByRole('combobox', { name: /^Subject/ })).toHaveValue('General Inquiry');
  expect(box(/^First name/)).toHaveFocus();
  expect(summary()).toBeNull();
});

describe('a draft', () => {
  it('holds a choice, and goes with the last letter', async () => {
    const user = userEvent.setup();
    const { unmount } = render(form());
    await user.type(box(/^Company/), 'O');
    expect(localStorage.getItem(draftKey)).not.toBeNull();
    await user.clear(box(/^Company/));
    expect(localStorage.getItem(draftKey)).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: /^Subject/ }), 'Partnership');
    unmount();
    render(form());
    expect(screen.getByRole('combobox', { name: /^Subject/ })).toHaveValue('Partnership');
    expect(summary()).toBeNull();
  });

  it('with a choice that does not exist leaves it out', () => {
    localStorage.setItem(draftKey, JSON.stringify({ subject: 'Nonsense', fleetSize: '7' }));
    start();
    expect(screen.getByRole('combobox', { name: /^Subject/ })).toHaveValue('General Inquiry');
    expect(screen.getByRole('combobox', { name: /^Fleet size/ })).toHaveValue('');
  });
});
