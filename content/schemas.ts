import type { z } from 'zod';
import { apiSchemas } from './schemas/api';
import { blogSchemas } from './schemas/blog';
import { chatSchemas } from './schemas/chat';
import { contactSchemas } from './schemas/contact';
import { figureSchemas } from './schemas/figures';
import { flagSchemas } from './schemas/flags';
import { helpSchemas } from './schemas/help';
import { homeSchemas } from './schemas/home';
import { integrationsSchemas } from './schemas/integrations';
import { legalSchemas } from './schemas/legal';
import { previewSchemas } from './schemas/previews';
import { pricingSchemas } from './schemas/pricing';
import { productSchemas } from './schemas/products';
import { publicationSchemas } from './schemas/publications';
import { siteSchemas } from './schemas/site';
import { storySchemas } from './schemas/stories';
import { testimonialsSchemas } from './schemas/testimonials';
import { useCaseSchemas } from './schemas/use-cases';

/** What each content file must hold, by its path, for `npm run check:content`. */
export const schemas: Readonly<Record<string, z.ZodType>> = {
  ...siteSchemas,
  ...figureSchemas,
  ...homeSchemas,
  ...productSchemas,
  ...useCaseSchemas,
  ...storySchemas,
  ...testimonialsSchemas,
  ...pricingSchemas,
  ...integrationsSchemas,
  ...contactSchemas,
  ...flagSchemas,
  ...chatSchemas,
  ...apiSchemas,
  ...legalSchemas,
  ...previewSchemas,
  ...blogSchemas,
  ...publicationSchemas,
  ...helpSchemas,
};
