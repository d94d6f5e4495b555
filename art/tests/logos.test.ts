import { expect, it } from 'vitest';
import { integrationsSection } from '@/content/home/integration-groups';
import { integrationCatalog, withoutMark } from '@/lib/content/integrations';
import { contrast, logoDrawings, plateDrawing } from '../logos';
import { drawingSvg } from '../pens';
import { wideRows } from '../pictures/integrations/integration-rails';

const plates = withoutMark.map(({ heading, hue }) => plateDrawing(heading, hue));

it('logos stand in the catalog, each once', () => {
  const entries = integrationCatalog.flatMap((group) => group.entries);
  const marks = new Set(entries.map(({ image }) => image));
  for (const { image } of withoutMark) marks.delete(image);
  expect([...marks].sort()).toEqual(Object.keys(logoDrawings).sort());
});

it('logos never vanish on their card when their color is shown', () => {
  for (const logo of [...Object.values(logoDrawings), ...plates]) {
    const svg = drawingSvg(logo);
    const [day, night] = [...svg.matchAll(/\.b\{fill:#([0-9A-F]{6})\}/g)].map(([, hex]) => hex);
    if (!(day && night)) continue;
    expect(contrast(day, 'FBFAF5')).toBeGreaterThan(1.9);
    expect(contrast(night, '13251F')).toBeGreaterThan(1.9);
  }
});

it('logos on the rails of the home page are all named in its description', () => {
  for (const { title } of wideRows.flat()) expect(integrationsSection.pictureAlt).toContain(title);
});
