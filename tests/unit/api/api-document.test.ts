import { expect, it } from 'vitest';
import { apiDocument } from '@/content/api/document';
import { factsOf } from '@/lib/api/facts';
import { openApiFile } from '@/lib/api/open-api';
import { postmanCollection } from '@/lib/api/postman';

const { endpoints } = factsOf(apiDocument);
type Endpoint = (typeof endpoints)[number];
const endpoint = (id: string) => endpoints.find((each) => each.id === id) as Endpoint;
const answer = (id: string, wanted = '200') =>
  endpoint(id).answers.find(({ status }) => status === wanted) as Endpoint['answers'][number];
const data = <Shape>(id: string) => (answer(id).example as unknown as { data: Shape }).data;

it.each([
  ['list-vehicles', 'page?:integer limit?:integer status?:string'],
  ['vehicle-location', 'id:string'],
  ['list-drivers', 'status?:string vehicle_assigned?:boolean page?:integer limit?:integer'],
  ['fleet-summary', 'start_date:string end_date:string vehicle_ids?:array of strings'],
  [
    'optimize-route',
    'Idempotency-Key?:string origin:object destinations:array of objects vehicle_id?:string',
  ],
])('the document of the API %s takes the published parameters', (id, expected) => {
  const own = endpoint(id).parameters.filter(({ name }) => !name.includes('.'));
  expect(own.map((p) => `${p.name}${p.required ? '' : '?'}:${p.type}`).join(' ')).toBe(expected);
});

it('the document of the API answers with the published entities, wrapped', () => {
  const vehicle = 'id name license_plate status location location.lat location.lng';
  const inside = `${vehicle} driver driver.id driver.name`.split(' ');
  const pages = ['pagination', 'pagination.page', 'pagination.limit', 'pagination.total'];
  expect(answer('list-vehicles').fields.map(({ name }) => name)).toEqual([
    'success',
    'data',
    ...inside.map((name) => `data[].${name}`),
    ...pages,
  ]);
});

it.each([
  ['vehicle-location', 'vehicle_id location speed heading status'],
  ['list-drivers', 'id name email phone status license_number assigned_vehicle'],
  ['optimize-route', 'route_id optimized_order total_distance estimated_duration waypoints'],
  ['fleet-summary', 'period metrics cost_analysis'],
])('the document of the API %s answers with %s', (id, keys) => {
  const [entity = {}] = [data<object | object[]>(id)].flat();
  expect(Object.keys(entity).join(' ')).toBe(keys);
});

it('links to the terms of the site that serves it', () => {
  const { info } = JSON.parse(openApiFile(apiDocument, 'https://fleet.test'));
  expect(info.license.url).toBe('https://fleet.test/terms-and-condition');
});

it('the reference of a stop comes back in the route, in jobs and in events', () => {
  type Stop = { reference: string };
  type Route = { optimized_order: number[]; waypoints: (Stop & { eta: string })[] };
  const { request } = endpoint('optimize-route');
  const { destinations } = request.body as unknown as { destinations: Stop[] };
  const { optimized_order, waypoints } = data<Route>('optimize-route');
  expect(waypoints.map(({ reference }) => reference)).toEqual(
    optimized_order.map((at) => destinations[at]?.reference),
  );
  const etas = waypoints.map(({ eta }) => Date.parse(eta));
  expect(etas).toEqual([...etas].sort((a, b) => a - b));
  const event = JSON.parse(factsOf(apiDocument).event.body) as { data: Stop & { order: number } };
  expect(event.data.reference).toBe(waypoints[event.data.order - 1]?.reference);
});

it('the Postman collection holds every call with the example of the document', () => {
  const { item, auth, variable } = postmanCollection(apiDocument);
  const calls = endpoints.flatMap((one) => [one, ...one.followUps]);
  expect(item.map(({ name }) => name)).toEqual(calls.map(({ title }) => title));
  expect(item.map(({ request }) => request.url)).toEqual(calls.map(({ request }) => request.url));
  expect(auth.bearer[0]?.value).toBe(`{{${variable[0]?.key}}}`);
  const plan = item.find(({ request }) => request.method === 'POST')?.request;
  expect(JSON.parse(plan?.body?.raw ?? '')).toEqual(endpoint('optimize-route').request.body);
  expect(plan?.header.map(({ key }) => key)).toEqual(['Idempotency-Key']);
});
