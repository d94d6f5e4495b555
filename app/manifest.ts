import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { colors } from '@/lib/palette';

export const dynamic = 'force-static';

const png = (name: string, edge: number, purpose: 'any' | 'maskable') => ({
  src: `/app-icons/${name}`,
  sizes: `${edge}x${edge}`,
  type: 'image/png',
  purpose,
});

/**
 * What a device needs to keep the site as an app. 'minimal-ui': pages lead to other hosts (the web
 * app, the stores), so back and the address stay in sight.
 */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: colors.paper[0],
    theme_color: colors.paper[0],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png('any-192.png', 192, 'any'),
      png('any-512.png', 512, 'any'),
      png('maskable-512.png', 512, 'maskable'),
    ],
  };
}
