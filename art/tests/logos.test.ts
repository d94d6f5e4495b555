import { expect, it } from 'vitest';
import { integrationsSection } from '@/content/home/integration-groups';
import { integrationCatalog } from '@/lib/content/integrations';
import { logoDrawings } from '../logos';
import { wideRows } from '../pictures/integrations/integration-rails';

it('logos stand in the catalog, each once', () => {
  const images = integrationCatalog.flatMap((group) =>
    group.entries.flatMap(({ image }) => image ?? []),
  );
  expect(images.toSorted()).toEqual(Object.keys(logoDrawings).sort());
});

it('logos on the rails of the home page are all named in its description', () => {
  for (const { title } of wideRows.flat()) expect(integrationsSection.pictureAlt).toContain(title);
});
