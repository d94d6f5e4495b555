import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { Boundary, Island } from '@/components/ui/island/island.client';
import { count } from '@/lib/events/count';
import { alert, button, field, fill } from '@/tests/support/screen';

const instead = 'This form does not work right now. Write to us instead.';
const logged = vi.fn();

// React and the framework log what was caught; a report adds where.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'debug').mockImplementation(logged);
});

/** A form that fails where it is logged to. */
function Form({ atStart = false }) {
  const [failing, setFailing] = useState(atStart);
  if (failing) throw new Error('A fault.');
  return (
    <form>
      <input aria-label="Name" />
      <select aria-label="Size">
        <option>Small</option>
        <option>Large</option>
      </select>
      <a href="/pricing">Plans</a>
      <button type="button" onClick={() => setFailing(true)}>
        Update
      </button>
      <button
        type="button"
        onClick={() => {
          throw new Error('A fault.');
        }}
      >
        Event
      </button>
      <button type="button" commandfor="demo" command="show-modal">
        Demo
      </button>
      <dialog aria-label="Thanks" open />
    </form>
  );
}

const page = (form: React.ReactNode) => (
  <>
    <input aria-label="Elsewhere" />
    <Island name="form" instead={instead}>
      {form}
    </Island>
  </>
);

function expectKept() {
  expect(alert()).toHaveTextContent(instead);
  expect(screen.getByRole('link', { name: 'Plans' })).toHaveAttribute('href', '/pricing');
  expect(button('Update')).toBeDisabled();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(logged).toHaveBeenCalledExactlyOnceWith('Failed: form', expect.any(Error));
}

it('keeps what it shows, what was typed and the focus where it fails as it updates', async () => {
  render(page(<Form />));
  fill(field('Name'), 'Ana');
  fill(field('Elsewhere'), 'Ben');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Large');
  await userEvent.click(button('Update'));
  expectKept();
  expect(field('Name')).toHaveValue('Ana');
  expect(screen.getByRole('combobox')).toHaveValue('Large');
  expect(field('Elsewhere')).toHaveValue('Ben');
  // The button that had it answers no more.
  expect(alert()).toHaveFocus();
});

it('gives the focus back to what still takes it', () => {
  render(page(<Form />));
  const update = button('Update');
  field('Name').focus();
  fireEvent.click(update);
  expect(field('Name')).toHaveFocus();
});

it("keeps the server's markup where it fails as it starts", async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page(<Form />));
  const root = await act(() =>
    hydrateRoot(place, page(<Form atStart />), { onRecoverableError() {} }),
  );
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
  });
  expectKept();
  expect(field('Elsewhere')).toBeInTheDocument();
});

it('goes on where a press fails', async () => {
  const stop = (event: ErrorEvent) => event.preventDefault();
  window.addEventListener('error', stop);
  render(page(<Form />));
  fill(field('Name'), 'Ana');
  await userEvent.click(button('Event'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(button('Event')).toHaveFocus();
  expect(field('Name')).toHaveValue('Ana');
  window.removeEventListener('error', stop);
});

it('a boundary shows what it was given in the place of what failed', () => {
  vi.stubGlobal('EVENTS_URL', 'https://count.test/api/event');
  render(
    <Boundary name="menu" instead={<a href="/blog">Blog</a>}>
      <Form atStart />
    </Boundary>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '/blog');
  expect(screen.queryByRole('button')).toBeNull();
  expect(logged).toHaveBeenCalledExactlyOnceWith('Failed: menu', expect.any(Error));
  expect(count).toHaveBeenCalledExactlyOnceWith('Island failed', { island: 'menu' });
});
