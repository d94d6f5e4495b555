import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, type Mock } from 'vitest';
import { count } from '@/lib/events/count';
import type { Day } from '@/lib/planner/day/day';
import { templateCsv } from '@/lib/planner/import/template';
import { csv, give, readInDialog as read, setUp } from '@/tests/support/planner-files-view';

const lines = [
  'name,latitude,longitude,minutes,load,window',
  'Hub,51.51,-0.12',
  '<b>Bob</b> & Co,51.5,-0.11',
  'Ostra kiosk,510.516,-0.1211,5,3,09:00-10:30',
  'Kiteway office,51.5099,,6,1,10:00-11:00',
  'Tenter clinic,51.5051,-0.0871,5,2,',
].join('\n');

/** The day that was planned. */
async function loaded(actions: { load: Mock }): Promise<Day> {
  await waitFor(() => expect(actions.load).toHaveBeenCalled());
  return actions.load.mock.calls[0]?.[0];
}

it('reads a list, corrects it, checks it again and plans it', async () => {
  const { actions, user, box, press, ...list } = await read(lines);
  await list.findByText('2 of 4 stops cannot be read.');
  for (const text of ['5 lines, comma, 205 bytes', '<b>Bob</b> & Co', 'depot']) {
    expect(list.getByText(text)).toBeInTheDocument();
  }
  await press('First error, line 4');
  const field = list.getByLabelText('latitude, line 4');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(
    'Latitude 510.516 is outside −90 to 90. Did a point go missing?',
  );
  await user.clear(field);
  await user.type(field, '51.516');
  await press('Check again');
  expect(await list.findByText('1 of 4 stops cannot be read.')).toBeInTheDocument();
  expect(field).toBeValid();
  await press('Plan the 3 good stops');
  const day = await loaded(actions);
  expect(day.title).toBe('thursday-east.csv');
  expect(count).toHaveBeenCalledExactlyOnceWith('Planner imported');
  const names = day.stops.map(({ name }) => name);
  expect(names).toEqual(['<b>Bob</b> & Co', 'Ostra kiosk', 'Tenter clinic']);
  expect(box.open).toBe(false);
  // What was entered is still there.
  expect(list.getByLabelText('latitude, line 4')).toHaveValue('51.516');
});

it('counts what was typed last, checked or not', async () => {
  const { user, actions, press, findByLabelText } = await read(lines);
  await user.type(await findByLabelText('longitude, line 5'), '-0.1');
  await press('Plan the 2 good stops');
  expect((await loaded(actions)).stops).toHaveLength(3);
});

it('refuses a file as a whole with the reason, takes another, and notes lines at one place', async () => {
  const { user, box, ...list } = await read('name;what;kg\na;b;1');
  expect(await list.findByText('No latitude column found.')).toBeInTheDocument();
  await give(user, box, csv(`${lines}\nBack door,51.5,-0.11`));
  expect(await list.findByText(/^Same place as line \d\.$/)).toBeInTheDocument();
  expect(list.getByRole('button', { name: 'Plan the 3 good stops' })).toBeEnabled();
});

describe('a plan file', () => {
  const plan = '{"planVersion":1,"isSimple":false,"day":[]}\n';
  const open = async (refused?: string) => {
    const view = await setUp();
    const box = await view.openImport();
    view.actions.openPlan.mockResolvedValue(refused);
    await give(view.user, box, csv(plan, 'thursday.plan.json'));
    return { ...view, box };
  };

  it('opens as it is', async () => {
    const { actions, box } = await open();
    await waitFor(() => expect(box.open).toBe(false));
    expect(actions.openPlan).toHaveBeenCalledExactlyOnceWith(plan);
    expect(actions.announce).toHaveBeenCalledWith('thursday.plan.json is open.');
    expect(count).toHaveBeenCalledExactlyOnceWith('Planner imported');
  });

  it('says why it does not', async () => {
    const { actions, user, box } = await open('This plan file is damaged.');
    expect(await within(box).findByText('This plan file is damaged.')).toBeInTheDocument();
    expect(within(box).getByText('thursday.plan.json')).toBeInTheDocument();
    expect(box.open).toBe(true);
    actions.openPlan.mockRejectedValue(new Error('no connection'));
    await give(user, box, csv(plan, 'thursday.plan.json'));
    expect(
      await within(box).findByText(/^The drawn town of this plan did not load/),
    ).toBeInTheDocument();
  });
});

it('reads what is pasted at once', async () => {
  const { user, openImport } = await setUp();
  const list = within(await openImport());
  expect(list.getByRole('heading', { level: 2 })).toHaveFocus();
  await user.click(list.getByLabelText('Or paste its lines'));
  await user.paste(templateCsv);
  expect(await list.findByText('All 4 stops can be read.')).toBeInTheDocument();
  expect(list.getByText('Pasted lines')).toBeInTheDocument();
  expect(list.getByRole('button', { name: 'Plan 4 stops' })).toBeEnabled();
  // The field is gone.
  const unfold = list.getByRole('button', { name: 'Paste lines' });
  expect(unfold).toHaveFocus();
  await user.click(unfold);
  await user.click(list.getByRole('button', { name: 'Read these lines' }));
  expect(list.queryByLabelText('Or paste its lines')).toBeNull();
  expect(unfold).toHaveFocus();
});

it('turns lines whose latitude and longitude are swapped', async () => {
  const list = await read('name,lat,lon\nHub,51.5,-0.1\na,51.6,-0.2\nb,-0.1,51.5');
  await list.findByText(/^These stops lie 4,700 miles apart\./);
  await list.press('Swap latitude and longitude of line 4');
  expect(await list.findByText('Both stops can be read.')).toBeInTheDocument();
  expect(list.queryByText(/miles apart/)).toBeNull();
});

it('asks about a column that may be missed, and reads it once it is chosen', async () => {
  const list = await read('name,lat,lon,Extra\nHub,51.5,-0.1,\na,51.6,-0.2,09:00-10:00');
  await list.findByText('Column “Extra” looks like time windows and is not used.');
  expect(list.queryByText('The one stop can be read.')).toBeNull();
  await list.user.click(list.getByText('Columns: 3 of 4 used'));
  await list.user.selectOptions(list.getByLabelText('Extra'), 'Time window in one cell');
  expect(await list.findByText('The one stop can be read.')).toBeInTheDocument();
  await list.press('Plan 1 stop');
  expect((await loaded(list.actions)).stops[0]?.window).toEqual([540, 600]);
});

it('says which line is the depot and why, and takes another; what was typed stays', async () => {
  const list = await read('name,lat,lon\na,51.5,-0.1\nb,51.6,x\nc,51.7,-0.3');
  await list.findByText(
    /^The depot is line 2, because it is the first line .* at 51\.50° N, 0\.10° W\.$/,
  );
  await list.user.clear(list.getByLabelText('longitude, line 3'));
  await list.user.type(list.getByLabelText('longitude, line 3'), '-0.2');
  await list.user.selectOptions(list.getByLabelText('Depot'), 'Line 4, c');
  expect(await list.findByText(/^The depot is line 4, as you chose/)).toBeInTheDocument();
  await list.press('Plan 2 stops');
  const day = await loaded(list.actions);
  expect(day.depot.name).toBe('c');
  expect(day.stops.map(({ name }) => name)).toEqual(['a', 'b']);
});

it('plans the routes of the file, for the day that is chosen', async () => {
  const list = await read(
    'name,lat,lon,date,van,order\nHub,51.5,-0.1,,,\na,51.6,-0.2,2026-12-20,A,2\nb,51.6,-0.3,2026-12-21,B,2\nc,51.7,-0.3,2026-12-21,B,1',
  );
  await list.findByText(/^The depot is line 2.* 1 line of other days or totals was left out\.$/);
  expect(list.getByRole('button', { name: 'Plan 2 stops' })).toBeEnabled();
  await list.user.selectOptions(list.getByLabelText('Day'), 'Sunday, December 20, 2026');
  await list.user.click(await list.findByRole('button', { name: 'Plan 1 stop' }));
  expect(list.actions.load).toHaveBeenLastCalledWith(expect.anything(), [[1]]);
});

it('takes a file that is let go over the page', async () => {
  const { dialog } = await setUp();
  await screen.findByText('Let go to read it');
  // It listens once its effects have run, which may be a moment after it is drawn.
  await act(async () => {});
  const drop = Object.assign(new Event('drop', { cancelable: true }), {
    dataTransfer: { files: [csv(lines, 'dropped.csv')], types: ['Files'] },
  });
  await act(async () => void window.dispatchEvent(drop));
  expect(drop.defaultPrevented).toBe(true);
  expect(dialog('planner-import').open).toBe(true);
  expect(await within(dialog('planner-import')).findByText('dropped.csv')).toBeInTheDocument();
});

it('reads several files into one list, or one of them', async () => {
  const { user, box, ...list } = await read('name,lat,lon\nHub,51.5,-0.1\na,51.6,-0.2');
  await list.findByText('The one stop can be read.');
  const chooser = box.querySelector('input[type=file]') as HTMLInputElement;
  const rows = 'name,lat,lon\nb,51.7,-0.2\nc,51.8,-0.2';
  await user.upload(chooser, [csv('name,lat,lon\nHub,51.5,-0.1', 'n.csv'), csv(rows, 's.csv')]);
  expect(await list.findByText('Both stops can be read.')).toBeInTheDocument();
  expect(list.getByText('n.csv and 1 more file')).toBeInTheDocument();
  expect(list.getByText(/n\.csv from line 1, s\.csv from line 3\.$/)).toBeInTheDocument();
  await user.selectOptions(list.getByLabelText('File or sheet'), 's.csv');
  expect(await list.findByText('The one stop can be read.')).toBeInTheDocument();
});

it('keeps what a column was chosen for, until it is forgotten', async () => {
  const text = 'what,n,e\nHub,51.5,-0.1\na,51.6,-0.2';
  const { user, box, ...list } = await read(text);
  await list.findByText('No latitude column found.');
  expect(localStorage).toHaveLength(0);
  await user.selectOptions(list.getByLabelText('n'), 'Latitude');
  await user.selectOptions(list.getByLabelText('e'), 'Longitude');
  await list.findByText('The one stop can be read.');
  await give(user, box, csv(text, 'friday.csv'));
  expect(await list.findByText('The one stop can be read.')).toBeInTheDocument();
  expect(list.getByLabelText('e')).toHaveValue('longitude');
  await user.click(list.getByText(/^Columns: /));
  await user.click(list.getByRole('button', { name: 'Forget it' }));
  expect(await list.findByText('No latitude column found.')).toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

it('draws a long list by the hundred, and any line that it names', async () => {
  const rows = Array.from({ length: 250 }, (_, i) => `s${i},${51 + i / 1000},-0.1`);
  rows[240] = 'far,1,1';
  const { box, ...list } = await read(['name,lat,lon', ...rows].join('\n'));
  await list.findByText(/^These stops lie/);
  const shown = () => box.querySelectorAll('tbody tr').length;
  expect(shown()).toBe(12);
  await list.press('Go to line 242');
  expect(box.querySelector('[data-line="242"]')).toHaveFocus();
  expect(shown()).toBe(13);
  await list.press('Show 100 more of 250 lines');
  await list.press('Show 100 more of 250 lines');
  await list.press('Show 38 more of 250 lines');
  expect(shown()).toBe(250);
  const depot = list.getByLabelText<HTMLSelectElement>('Depot');
  expect(depot.options).toHaveLength(1);
  await list.user.click(depot);
  expect(depot.options).toHaveLength(250);
  await list.press('Show the first 12 lines');
  expect(shown()).toBe(13);
});

it('says that it reads once that takes a while', async () => {
  const { box, user, ...list } = await read('name,lat,lon\nHub,51.5,-0.1\na,51.6,-0.2');
  await list.findByText('The one stop can be read.');
  const slow = csv('name,lat,lon\nHub,51.5,-0.1', 'slow.csv');
  let come: (bytes: ArrayBuffer) => void = () => {};
  slow.arrayBuffer = () =>
    new Promise((resolve) => {
      come = resolve;
    });
  await give(user, box, slow);
  expect(list.queryByText('Reading…')).toBeNull();
  expect(await list.findByText('Reading…')).toBeInTheDocument();
  await act(async () => come(new TextEncoder().encode('x').buffer));
  expect(await list.findByText('No latitude column found.')).toBeInTheDocument();
  expect(list.queryByText('Reading…')).toBeNull();
});
