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
});
