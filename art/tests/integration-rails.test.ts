import { describe, expect, it } from 'vitest';
import { phoneRows, wideRows } from '@/art/pictures/integrations/integration-logos';
import { integrationRails } from '@/art/pictures/integrations/integration-rails';
import { integrationsSection } from '@/content/home/integration-groups';

describe('the picture of integrations', () => {
  it('is described with every name it shows', () => {
    for (const { title } of wideRows.flat()) {
      expect(integrationsSection.pictureAlt).toContain(title);
    }
  });

  it('shows nothing on a phone that the description leaves out', () => {
    for (const logo of phoneRows.flat()) expect(wideRows.flat()).toContain(logo);
  });

  it('draws a thread a row, a tile a logo, and the loom', () => {
    const wide = integrationRails('wide.svg');
    expect(wide.match(/class="t t\d"/g)).toHaveLength(5);
    expect(wide.match(/class="s"/g)).toHaveLength(20);
    const phone = integrationRails('phone.svg');
    expect(phone.match(/class="t t\d"/g)).toHaveLength(3);
    expect(phone.match(/class="s"/g)).toHaveLength(9);
  });

  it('leaves the owners’ outlines as they are', () => {
    const wide = integrationRails('wide.svg');
    for (const { path } of wideRows.flat()) expect(wide).toContain(`d="${path}"`);
  });

  it('follows the color scheme and weighs little', () => {
    const wide = integrationRails('wide.svg');
    expect(wide).toContain('prefers-color-scheme:dark');
    expect(wide.length).toBeLessThan(32_000);
  });
});
