import { existsSync } from 'node:fs';

// In the order in which they win; existing variables win over all.
const files = ['.env.production.local', '.env.local', '.env.production', '.env'];

for (const file of files) if (existsSync(file)) process.loadEnvFile(file);
