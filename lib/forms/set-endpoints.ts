import { site } from '@/content/site';

type FormName = (typeof site.forms)[number]['name'];

/** Where a form is sent; null where content/site.ts names nothing. */
export const formEndpoint = (name: FormName): string | null =>
  site.forms.find((form) => form.name === name)?.endpoint ?? null;
