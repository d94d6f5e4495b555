import type { NextConfig } from 'next';
import { env } from './lib/env';

const nextConfig: NextConfig = {
  output: 'export',
  typedRoutes: true,
  reactStrictMode: true,
  // The defaults of lib/env.ts become literals, so client code reads the same checked values.
  env: {
    NEXT_PUBLIC_SITE_URL: env.siteUrl,
    NEXT_PUBLIC_APP_URL: env.appUrl,
    NEXT_PUBLIC_API_URL: env.apiUrl,
    NEXT_PUBLIC_SCHEDULING_URL: env.schedulingUrl,
    NEXT_PUBLIC_IMAGE_CDN: env.imageCdn,
  },
  images: { unoptimized: true },
  experimental: { globalNotFound: true },
};

export default nextConfig;
