import { site } from '@/content/site';

/** The product's name, for what is made in the browser. */
export const brandName = site.name;
