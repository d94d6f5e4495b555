import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { z } from 'zod';
import { resolve } from '@/lib/api/resolve';
import type { ApiDocument } from '@/lib/api/types/document';
import type { ApiResponse, Operation, Parameter } from '@/lib/api/types/operation';
import type { Schema } from '@/lib/api/types/schema';

/** Keys that the mock knows, by what they are for. */
export const mockKeys = { any: 'k3y', reading: 'r3ad', busy: 'b8sy' };

/** Above so many stops a plan becomes a job. */
const stopsAtOnce = 50;

/** A schema with its references filled in, as a checker of JSON. */
export function checkerOf(document: ApiDocument, schema: Schema) {
  const filled = (part: Schema): object => {
    const plain = resolve<Schema>(document, part);
    if ('items' in plain) return { ...plain, items: filled(plain.items) };
    if (!('properties' in plain)) return plain;
    const fields = Object.entries(plain.properties).map(([name, one]) => [name, filled(one)]);
    return { ...plain, properties: Object.fromEntries(fields), additionalProperties: false };
  };
  return z.fromJSONSchema(filled(schema) as Parameters<typeof z.fromJSONSchema>[0]);
}

/** What a text of the address stands for: a list where it may be repeated. */
function readAs(type: unknown, texts: readonly string[]): unknown {
  const [text = ''] = texts;
  if (type === 'array') return texts;
  if (type === 'integer' || type === 'number') return Number(text);
  return type === 'boolean' ? text === 'true' : text;
}

/** The operation that a method and a path call, with its path as the document writes it. */
function operationAt(document: ApiDocument, method: string, path: string) {
  for (const [template, item] of Object.entries(document.paths)) {
    const pattern = new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`);
    const operation = item[method.toLowerCase() as 'get' | 'post'];
    const [, id] = pattern.exec(path) ?? [];
    if (operation && pattern.test(path)) return { operation, id };
  }
  return undefined;
}

/**
 * A server that answers as the document says, with its examples: made for the samples, which are run
 * against it. Own, and small: what the registry has for it brings two hundred packages.
 */
export async function startMock(document: ApiDocument) {
  const plans = new Map<string, string>();
  const asked = new Map<string, number>();
  const times = (name: string) => asked.set(name, (asked.get(name) ?? 0) + 1).get(name) ?? 0;

  /** The status of the answer to a request. */
  async function statusFor(request: IncomingMessage, operation: Operation, id?: string) {
    const url = new URL(request.url ?? '/', 'http://mock');
    const key = request.headers.authorization?.replace('Bearer ', '');
    if (!Object.values(mockKeys).some((known) => known === key)) return '401';
    if (key === mockKeys.busy && times(`${operation.operationId} busy`) === 1) return '429';
    if (key === mockKeys.reading && request.method === 'POST') return '403';
    const parameters = (operation.parameters ?? []).map((one) => resolve<Parameter>(document, one));
    const inQuery = parameters.filter((one) => one.in === 'query');
    if (id && !parameters.some((one) => one.in === 'path' && one.example === id)) return '404';
    const names = new Set(inQuery.map(({ name }) => name));
    if ([...url.searchParams.keys()].some((name) => !names.has(name))) return '422';
    for (const { name, schema, required } of inQuery) {
      const texts = url.searchParams.getAll(name);
      if (texts.length === 0 && !required) continue;
      const value = readAs('type' in schema && schema.type, texts);
      if (!checkerOf(document, schema).safeParse(value).success) return '422';
    }
    return operation.requestBody ? statusOfBody(request, operation.requestBody) : '200';
  }

  async function statusOfBody(
    request: IncomingMessage,
    { content }: NonNullable<Operation['requestBody']>,
  ) {
    const text = await textOf(request);
    const checked = checkerOf(document, content['application/json'].schema).safeParse(
      JSON.parse(text),
    );
    if (!checked.success) return '422';
    const name = String(request.headers['idempotency-key']);
    if ((plans.get(name) ?? text) !== text) return '409';
    plans.set(name, text);
    const { destinations } = checked.data as { destinations: readonly unknown[] };
    return destinations.length > stopsAtOnce ? '202' : '200';
  }

  /** The example, but a job is running when it is asked for the first time, and nobody waits. */
  function exampleOf({ content }: ApiResponse, operation: Operation) {
    const example = content['application/json'].example as { data?: Record<string, unknown> };
    if (!example.data?.job_id) return example;
    const isNew = operation['x-follows'] && times('job') === 1;
    const data = { ...example.data, poll_after: 0, ...(isNew && { status: 'running' }) };
    return { ...example, data };
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const [path = ''] = (request.url ?? '').split('?');
    const found = operationAt(document, request.method ?? '', path);
    if (!found) throw new Error(`The document has no ${request.method} ${path}`);
    const { operation, id } = found;
    const status = await statusFor(request, operation, id);
    const documented = operation.responses[status];
    if (!documented) throw new Error(`${operation.operationId} has no answer ${status}`);
    response.writeHead(Number(status), { 'content-type': 'application/json', 'retry-after': '0' });
    const described = resolve<ApiResponse>(document, documented);
    response.end(JSON.stringify(exampleOf(described, operation)));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(501, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((done) => server.close(done)),
    /** Forgets what was asked before. */
    forget: () => [plans, asked].forEach((each) => void each.clear()),
  };
}
