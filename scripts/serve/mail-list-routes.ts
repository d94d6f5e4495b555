import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { isEmailAddress } from '../../lib/forms/email';
import type { MailList } from './mail-list-file';

const largestBody = 10 * 1024;

const refuse = (c: Context, status: 400 | 405 | 413 | 422, message: string): Response =>
  c.json({ message }, status);

const emailOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;

async function subscribe(c: Context, list: MailList): Promise<Response> {
  let body: unknown;
  try {
    body = await c.req.json();
  } catch {
    return refuse(c, 400, 'The body is not JSON.');
  }
  const email = emailOf(body);
  if (typeof email !== 'string' || !isEmailAddress(email)) {
    return refuse(c, 422, 'Please enter a valid email address.');
  }
  await list.add(email);
  return c.json({ success: true });
}

/** The mail-list call: `POST {"email"}` answers 200 once the address is on disk. */
export function mailListRoutes(list: MailList): Hono {
  const routes = new Hono();
  routes.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  routes.use(cors({ origin: '*', allowMethods: ['POST', 'OPTIONS'], maxAge: 600 }));
  routes.post(
    '/',
    bodyLimit({
      maxSize: largestBody,
      onError: (c) => refuse(c, 413, 'The body is larger than 10 KB.'),
    }),
    (c) => subscribe(c, list),
  );
  routes.all('/', (c) => {
    c.header('Allow', 'POST, OPTIONS');
    return refuse(c, 405, 'Only POST is answered here.');
  });
  return routes;
}
