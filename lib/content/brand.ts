import { site } from '@/content/site';

/** For code that runs in the browser. */
export const brandName = site.name;
