import type { ApiRequest } from '../request';
import { curlSample } from './curl';
import { javaScriptSample } from './javascript';
import { phpSample } from './php';
import { pythonSample } from './python';

/** The languages of the samples, and what writes each. */
export const samples = {
  curl: curlSample,
  javascript: javaScriptSample,
  python: pythonSample,
  php: phpSample,
} as const satisfies Record<string, (request: ApiRequest) => string>;

export type SampleLanguage = keyof typeof samples;
