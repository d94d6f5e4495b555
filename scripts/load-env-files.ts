import { existsSync } from 'node:fs';

// The files that a build reads, in the order in which they win; what is set already wins over all.
const files = ['.env.production.local', '.env.local', '.env.production', '.env'];

for (const file of files) if (existsSync(file)) process.loadEnvFile(file);
