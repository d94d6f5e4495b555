// @vitest-environment node
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ensureChromium, findChromium } from '@/scripts/test/chromium';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the browser', () => {
  test('is the one that is named', () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    expect(findChromium()).toBe(process.execPath);
    expect(ensureChromium()).toBe(process.execPath);
  });

  test('is never another one than the one that is named', () => {
    vi.stubEnv('CHROMIUM_PATH', '/no/such/browser');
    expect(findChromium()).toBeUndefined();
    expect(ensureChromium).toThrow('There is no browser at CHROMIUM_PATH (/no/such/browser).');
  });
});
