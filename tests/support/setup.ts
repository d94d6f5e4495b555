import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Without the runner's globals the library does not clean up by itself.
afterEach(cleanup);
