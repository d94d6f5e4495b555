import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { box, expectAll, forms, startFilled } from '@/tests/support/views/sending-forms';

describe.each(forms)('$name', ({ element, answers, draft }) => {
  it('has its draft after a reload, says so, and clears it when asked', () => {
    startFilled({ element, answers }).unmount();
    render(element);
    expectAll({ answers });
    expect(screen.getByText('Restored from this device.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    for (const [label] of answers) expect(box(label)).toHaveValue('');
    expect(screen.queryByText('Restored from this device.')).toBeNull();
    expect(localStorage.getItem(draft)).toBeNull();
  });

  it('takes a draft that somebody tampered with as text', () => {
    const [first, firstName] = answers[0];
    const odd = { savedAt: Date.now(), [firstName]: '<b>x</b>', email: 7, message: null };
    localStorage.setItem(draft, JSON.stringify(odd));
    render(element);
    expect(box(first)).toHaveValue('<b>x</b>');
    expect(box('Email')).toHaveValue('');
    expect(box('Message')).toHaveValue('');
  });
});
