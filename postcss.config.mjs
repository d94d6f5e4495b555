import { resolve } from 'node:path';

const config = {
  plugins: { '@tailwindcss/postcss': {}, [resolve('scripts/postcss/inline-scale.mjs')]: {} },
};

export default config;
