import { site } from '@/content/site';

/** A form whose endpoint content/site.ts may name. */
type FormName = (typeof site.forms)[number]['name'];

/** Where a form is sent; null where nothing is named, and nothing can be sent. */
export const formEndpoint = (name: FormName): string | null =>
  site.forms.find((form) => form.name === name)?.endpoint ?? null;
