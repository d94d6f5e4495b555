import { routes } from '@/lib/routes';
import { blogReadings } from '../reading/blog';
import { home } from '../reading/home';
import { industryReadings } from '../reading/industries';
import { planReadings } from '../reading/plans';
import { productReadings } from '../reading/products';
import { storyReadings } from '../reading/stories';
import { supportReadings } from '../reading/support';
import type { PageReadings } from '../support/reading';

/** What each page says, by its address. */
export const readings: PageReadings = {
  [routes.home]: home,
  ...productReadings,
  ...industryReadings,
  ...storyReadings,
  ...planReadings,
  ...blogReadings,
  ...supportReadings,
};
