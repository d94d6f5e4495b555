import { startFirefoxEngine } from './firefox-engine';
import { startWebkitEngine } from './webkit-engine';

/** The makes of browser that visitors have besides the one of the browser tests. */
export const engines = [
  { name: 'Firefox', start: startFirefoxEngine },
  { name: 'WebKit', start: startWebkitEngine },
] as const;
