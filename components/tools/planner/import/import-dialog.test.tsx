import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleCsv } from '@/lib/planner/import/sample';
import { csv, give, setUp } from '@/tests/support/planner-files-view';

describe('own stops', () => {
  const lines = [
    'name,latitude,longitude,minutes,load,window',
    'Hub,51.51,-0.12',
    '<b>Bob</b> & Co,51.5,-0.11',
    'Ostra kiosk,510.516,-0.1211,5,3,09:00-10:30',
    'Kiteway office,51.5099,,6,1,10:00-11:00',
    'Tenter clinic,51.5051,-0.0871,5,2,',
  ].join('\n');

  it('are read, corrected, checked again and planned', async () => {
    const { user, acts, openImport } = await setUp();
    const box = await openImport();
    expect(within(box).getByRole('heading', { level: 2 })).toHaveFocus();
    await give(user, box, csv(lines));
    await within(box).findByText('2 of 4 stops cannot be read.');
    expect(within(box).getByText('5 lines, comma, 205 bytes')).toBeInTheDocument();
    expect(within(box).getByText('<b>Bob</b> & Co')).toBeInTheDocument();
    expect(within(box).getByText('depot')).toBeInTheDocument();
    await user.click(within(box).getByRole('button', { name: 'First error, line 4' }));
    const field = within(box).getByLabelText('latitude, line 4');
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(
      'Latitude 510.516 is outside −90 to 90. Did a point go missing?',
    );
    await user.clear(field);
    await user.type(field, '51.516');
    await user.click(within(box).getByRole('button', { name: 'Check again' }));
    expect(within(box).getByText('1 of 4 stops cannot be read.')).toBeInTheDocument();
    expect(field).toBeValid();
    await user.click(within(box).getByRole('button', { name: 'Plan the 3 good stops' }));
    const [day] = acts.load.mock.calls[0] ?? [];
    expect(day.title).toBe('thursday-east.csv');
    expect(day.stops.map(({ name }: { name: string }) => name)).toEqual([
      '<b>Bob</b> & Co',
      'Ostra kiosk',
      'Tenter clinic',
    ]);
    expect(box.open).toBe(false);
    // What was entered is still there.
    expect(within(box).getByLabelText('latitude, line 4')).toHaveValue('51.516');
  });

  it('count what was typed last, checked or not', async () => {
    const { user, acts, openImport } = await setUp();
    const box = await openImport();
    await give(user, box, csv(lines));
    await user.type(await within(box).findByLabelText('longitude, line 5'), '-0.1');
    await user.click(within(box).getByRole('button', { name: 'Plan the 2 good stops' }));
    expect(acts.load.mock.calls[0]?.[0].stops).toHaveLength(3);
  });

  it('are counted as visits where two lines share a place', async () => {
    const { user, openImport } = await setUp();
    const box = await openImport();
    await give(user, box, csv(`${lines}\nBack door,51.5,-0.11`));
    await within(box).findByText('2 of 5 stops cannot be read.');
    expect(within(box).getByText(/the other 3 are ready\./)).toHaveTextContent(
      'Lines at one place are one visit: 2 stops to plan.',
    );
    expect(within(box).getByRole('button', { name: 'Plan the 2 good stops' })).toBeEnabled();
  });

  it('are pasted and read at once', async () => {
    const { user, openImport } = await setUp();
    const box = await openImport();
    await user.click(within(box).getByLabelText('Or paste its lines'));
    await user.paste(sampleCsv);
    expect(within(box).getByText('All 10 stops can be read.')).toBeInTheDocument();
    expect(within(box).getByText('Pasted lines')).toBeInTheDocument();
    expect(within(box).getByRole('button', { name: 'Plan 10 stops' })).toBeEnabled();
    // The field is gone.
    const unfold = within(box).getByRole('button', { name: 'Paste lines' });
    expect(unfold).toHaveFocus();
    await user.click(unfold);
    await user.click(within(box).getByRole('button', { name: 'Read these lines' }));
    expect(within(box).queryByLabelText('Or paste its lines')).toBeNull();
    expect(unfold).toHaveFocus();
  });

  it('are refused as a whole with the reason', async () => {
    const { user, openImport } = await setUp();
    const box = await openImport();
    await give(user, box, csv('name;addr;kg\na;b;1'));
    expect(await within(box).findByText('No latitude column found.')).toBeInTheDocument();
    expect(within(box).getByText(/First line read: name;addr;kg/)).toBeInTheDocument();
    await give(user, box, csv(lines));
    await within(box).findByText('2 of 4 stops cannot be read.');
  });

  it('are turned where latitude and longitude are swapped', async () => {
    const { user, openImport } = await setUp();
    const box = await openImport();
    await give(user, box, csv('name,lat,lon\nHub,51.5,-0.1\na,51.6,-0.2\nb,-0.1,51.5'));
    await within(box).findByText(/^These stops lie 4,700 miles apart\./);
    await user.click(
      within(box).getByRole('button', { name: 'Swap latitude and longitude of line 4' }),
    );
    expect(within(box).getByText('Both stops can be read.')).toBeInTheDocument();
    expect(within(box).queryByText(/miles apart/)).toBeNull();
  });

  it('come in by a file that is let go over the page', async () => {
    const { dialog } = await setUp();
    await screen.findByText('Let go to read it');
    // It listens once its effects have run, which may be a moment after it is drawn.
    await act(async () => {});
    const file = csv(lines, 'dropped.csv');
    file.arrayBuffer ??= async () => new TextEncoder().encode(lines).buffer as ArrayBuffer;
    file.slice = () => file;
    const drop = Object.assign(new Event('drop', { cancelable: true }), {
      dataTransfer: { files: [file], types: ['Files'] },
    });
    await act(async () => void window.dispatchEvent(drop));
    expect(drop.defaultPrevented).toBe(true);
    expect(dialog('planner-import').open).toBe(true);
    expect(await within(dialog('planner-import')).findByText('dropped.csv')).toBeInTheDocument();
  });
});
