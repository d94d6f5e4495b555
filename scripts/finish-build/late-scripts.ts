import { lateSource } from '@/lib/late-scripts';
import { rewriteTags } from './html-tags';

const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Puts the addresses of a page's scripts aside, so that they are asked for after the first drawing
 * (lib/late-scripts.ts). `async` stays: by it the framework knows the scripts that are there. The
 * script for browsers without modules stays as it is: they have no other.
 */
export const lateScriptsOf = (html: string): string =>
  rewriteTags(html.replace(scriptPreload, ''), ({ name, source, attributes }) =>
    name === 'script' && attributes.has('src') && attributes.has('async')
      ? source.replace(/\ssrc=/i, ` ${lateSource}=`)
      : source,
  );
