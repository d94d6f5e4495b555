import { expect, it } from 'vitest';
import { integrationsSection } from '@/content/home/integration-groups';
import { wideRows } from '../pictures/integrations/integration-rails';

it('logos on the rails of the home page are all named in its description', () => {
  for (const { title } of wideRows.flat()) expect(integrationsSection.pictureAlt).toContain(title);
});
