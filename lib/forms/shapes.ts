import { type Endpoint, nameAt } from './endpoint';

export type Fields = Readonly<Record<string, string>>;

type Sent = Pick<RequestInit, 'headers' | 'body'>;

const accept = { Accept: 'application/json' };

const json = (body: unknown): Sent => ({
  headers: { ...accept, 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/** Bodies by kind of endpoint; the page is that of the form. */
const shapes: Readonly<Record<Endpoint['shape'], (fields: Fields, page: Fields) => Sent>> = {
  service(fields) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return { headers: accept, body };
  },
  hubspot(all, context) {
    const fields = Object.entries(all).map(([name, value]) => ({ name, value }));
    // An empty one would empty what is known of the contact.
    return json({ fields: fields.filter(({ value }) => value), context });
  },
  function: json,
};

/** A form as its endpoint takes it. */
export function sentTo(endpoint: Endpoint, values: Fields, page: Fields): Sent {
  const named = Object.entries(values).flatMap(([name, value]) => {
    const theirs = nameAt(endpoint, name);
    return theirs ? [[theirs, value]] : [];
  });
  const fields = { ...Object.fromEntries(named), ...endpoint.constants };
  return shapes[endpoint.shape](fields, page);
}
