import type { z } from 'zod';
import { apiSchemas } from './schemas/api';
import { chatSchemas } from './schemas/chat';
import { contactSchemas } from './schemas/contact';
import { flagSchemas } from './schemas/flags';
import { helpSchemas } from './schemas/help';
import { homeSchemas } from './schemas/home';
import { integrationsSchemas } from './schemas/integrations';
import { previewSchemas } from './schemas/parts/previews';
import { pricingSchemas } from './schemas/pricing';
import { productSchemas } from './schemas/products';
import { blogSchemas } from './schemas/reading/blog';
import { legalSchemas } from './schemas/reading/legal';
import { publicationSchemas } from './schemas/reading/publications';
import { redirectSchemas } from './schemas/redirects';
import { searchSchemas } from './schemas/search';
import { siteSchemas } from './schemas/site';
import { storySchemas } from './schemas/stories';
import { useCaseSchemas } from './schemas/use-cases';
import { testimonialsSchemas } from './testimonials/types';

/** By path, for `npm run check -- --only content`. */
export const schemas: Readonly<Record<string, z.ZodType>> = {
  ...siteSchemas,
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
  ...redirectSchemas,
  ...searchSchemas,
};
