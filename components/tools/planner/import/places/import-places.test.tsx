import { configure, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { packZips, zipPath } from '@/lib/planner/zips/zip-file';
import { readInDialog as read } from '@/tests/support/planner-files-view';

configure({ asyncUtilTimeout: 10_000 });

const table = packZips([
  ['78701', { latitude: 30.271, longitude: -97.743 }],
  ['78702', { latitude: 30.263, longitude: -97.714 }],
]);
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const photon = (longitude: number, type = 'house') => ({
  features: [
    { geometry: { coordinates: [longitude, 30.27] }, properties: { type, name: 'Elm Street' } },
  ],
});

type Answer = (query: string, asked: number) => Response;

/** Answers for the table of ZIP codes and for the geocoder. */
function stubFetch(zips: () => Response, geocoder: Answer = () => json({ features: [] })) {
  const queries: string[] = [];
  const fetched = vi.fn(async (address: string) => {
    if (address === zipPath) return zips();
    const query = new URL(address).searchParams.get('q') ?? '';
    queries.push(query);
    return geocoder(query, queries.length);
  });
  vi.stubGlobal('fetch', fetched);
  return { queries, fetched };
}

const zipList = [
  'name,address,zip',
  'Hub,1 Congress Ave Austin TX,78701',
  'Bob,12 Main St Austin TX,78702',
  'Ann,5 Elm St Austin TX,79999',
].join('\n');

it('says why the table of ZIP codes did not come, tries again and keeps what was typed', async () => {
  let isThere = false;
  stubFetch(() => (isThere ? json(table) : json({}, 503)));
  const list = await read(zipList);
  await list.findByText('The table of ZIP codes did not come.');
  expect(list.getByText('This site has a fault of its own (503).')).toBeInTheDocument();
  await list.user.clear(list.getByLabelText('zip, line 4'));
  await list.user.type(list.getByLabelText('zip, line 4'), '78702-1234');
  isThere = true;
  await list.press('Try again');
  await list.findByText('Both stops can be read.');
  expect(list.queryByText('The table of ZIP codes did not come.')).toBeNull();
  expect(list.getByLabelText('zip, line 4')).toHaveValue('78702-1234');
});

it('places lines by their ZIP codes and says how rough that is; one that is unknown is an error', async () => {
  stubFetch(() => json(table));
  const list = await read(zipList);
  await list.findByText(
    'The depot and 1 stop stand at the center of their ZIP code, often a mile or more from the door.',
  );
  expect(list.queryByRole('button', { name: /^Look up/ })).toBeNull();
  expect(list.queryByRole('button', { name: /^Swap/ })).toBeNull();
  const zip = list.getByLabelText('zip, line 4');
  expect(zip).toBeInvalid();
  expect(zip).toHaveAccessibleDescription(
    /^ZIP code 79999 is not known, or holds PO boxes alone\./,
  );
  // Who knows the place writes it down.
  await list.user.type(list.getByLabelText('latitude, line 4'), '30.25');
  await list.user.type(list.getByLabelText('longitude, line 4'), '-97.75');
  await list.press('Plan the 1 good stop');
  await waitFor(() => expect(list.actions.load).toHaveBeenCalled());
  const [day] = list.actions.load.mock.calls[0] ?? [];
  const [bob, ann] = day.stops;
  expect(bob.place).toMatchObject({ latitude: 30.263, center: 'ZIP code 78702' });
  expect(bob.note).toBe('12 Main St Austin TX, 78702');
  expect(ann.place).toEqual({ kind: 'ground', latitude: 30.25, longitude: -97.75 });
});

const addresses = 'name,address\nHub,1 Hub St\nBob,2 Main St\nAnn,3 Elm St\nCy,3 Elm St';
const askButton = (words: string) => `Look up ${words} at geo.test`;

it('asks the geocoder one by one, names what it does not know, and sends nothing else', async () => {
  vi.stubEnv('NEXT_PUBLIC_GEOCODER_URL', 'https://geo.test/api');
  const { queries, fetched } = stubFetch(
    () => json(table),
    (query) =>
      json(
        query === '2 Main St'
          ? { features: [] }
          : photon(-97.7, query === '3 Elm St' ? 'street' : 'house'),
      ),
  );
  const list = await read(addresses);
  const button = await list.findByRole('button', { name: askButton('3 addresses') });
  expect(list.getByText(/one a second\. It gets the text of each address/)).toBeInTheDocument();
  expect(fetched).not.toHaveBeenCalled();
  await list.user.click(button);
  expect(await list.findByRole('progressbar')).toHaveAccessibleName(/geo\.test/);
  await list.findByText('2 of 3 addresses were found.');
  expect(
    list.getByText('1 address is not known to geo.test: see the lines below.'),
  ).toBeInTheDocument();
  expect(queries).toEqual(['1 Hub St', '2 Main St', '3 Elm St']);
  await waitFor(() =>
    expect(list.getByLabelText('address, line 3')).toHaveAccessibleDescription(
      'geo.test does not know this address.',
    ),
  );
  expect(
    list.getByText(/^2 stops stand at the center of their street or town/),
  ).toBeInTheDocument();
  expect(list.getByText('Only addresses went to geo.test.')).toBeInTheDocument();
  expect(list.queryByRole('button', { name: /^Look up/ })).toBeNull();
  // A corrected address can be asked for.
  await list.user.type(list.getByLabelText('address, line 3'), ' N');
  await list.press('Check again');
  await list.findByRole('button', { name: askButton('the other 1 address') });
});

it('can be stopped, and keeps what came', async () => {
  vi.stubEnv('NEXT_PUBLIC_GEOCODER_URL', 'https://geo.test/api');
  const { queries } = stubFetch(
    () => json(table),
    () => json(photon(-97.7)),
  );
  const list = await read(addresses);
  await list.user.click(await list.findByRole('button', { name: askButton('3 addresses') }));
  await list.findByText('1 of 3 answered, 1 found.');
  await list.press('Stop');
  const again = await list.findByRole('button', { name: askButton('the other 2 addresses') });
  expect(again).toHaveFocus();
  expect(queries).toHaveLength(1);
});

it('says why asking ended early, and keeps what came', async () => {
  vi.stubEnv('NEXT_PUBLIC_GEOCODER_URL', 'https://geo.test/api');
  stubFetch(
    () => json(table),
    (_, asked) => (asked === 1 ? json(photon(-97.7)) : json({}, 500)),
  );
  const list = await read(addresses);
  await list.user.click(await list.findByRole('button', { name: askButton('3 addresses') }));
  await list.findByText('geo.test has a fault of its own (500).');
  expect(list.getByText('1 found so far stays.')).toBeInTheDocument();
  await list.findByRole('button', { name: askButton('the other 2 addresses') });
});
