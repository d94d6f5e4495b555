import type { FeatureGroup } from '@/content/home/features';
import { deliveryManagement } from '@/content/products/delivery-management';
import { driverMobileApp } from '@/content/products/driver-mobile-app';
import { fieldforceManagement } from '@/content/products/fieldforce-management';
import { fleetManagement } from '@/content/products/fleet-management';
import { routeOptimization } from '@/content/products/route-optimization';
import { simTracking } from '@/content/products/sim-tracking';
import { supervisorApp } from '@/content/products/supervisor-app';
import type { PageImage } from '@/content/products/types';
import { routes } from '../../routes';

interface Section {
  readonly section_id: string;
  readonly image?: PageImage;
}

const sections: Readonly<Record<string, readonly Section[]>> = {
  [routes.fleetManagement]: fleetManagement.features,
  [routes.deliveryManagement]: deliveryManagement.features,
  [routes.fieldforceManagement]: fieldforceManagement.features,
  [routes.routeOptimization]: routeOptimization.features,
  [routes.supervisorApp]: supervisorApp.features,
  [routes.driverMobileApp]: driverMobileApp.features,
  [routes.simTracking]: simTracking.features,
};

/** The picture of the linked section, or of the page's first one. */
function jobImage(link: string): PageImage | undefined {
  const [page = '', id] = link.split('#');
  const onPage = sections[page] ?? [];
  return (id === undefined ? onPage[0] : onPage.find(({ section_id }) => section_id === id))?.image;
}

type Job = FeatureGroup['features'][number];

export const withImages = (groups: readonly FeatureGroup[]) =>
  groups.map((group) => ({
    ...group,
    features: group.features.map((job: Job) => ({ ...job, image: jobImage(job.link) })),
  }));

export type JobGroup = ReturnType<typeof withImages>[number];
