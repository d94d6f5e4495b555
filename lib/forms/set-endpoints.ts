import { site } from '@/content/site';
import type { Endpoint } from './endpoint';

/** Where a form is sent; null where content/site.ts names nothing. */
export const formEndpoint = (name: (typeof site.forms)[number]['name']): Endpoint | null =>
  site.forms.find((form) => form.name === name)?.endpoint ?? null;
