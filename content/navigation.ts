import { routes } from '@/lib/routes';
import { unbroken } from '@/lib/words/unbroken';
import { figures } from './figures';
import type {
  App,
  BlogTeaser,
  FooterColumn,
  HeaderPages,
  HelpCenter,
  IndustriesFoot,
  NavigationLink,
  PanelLink,
  Solution,
} from './schemas/navigation';
import { supportHours } from './support-hours';

const {
  fleetManagement: fleet,
  deliveryManagement: delivery,
  fieldforceManagement: field,
} = routes;
const route = routes.routeOptimization;

export const apps: readonly App[] = [
  { label: 'Supervisor app', href: routes.supervisorApp, icon: 'tablet-smartphone' },
  { label: 'Driver mobile app', href: routes.driverMobileApp, icon: 'navigation' },
  { label: 'SIM tracking', href: routes.simTracking, icon: 'signal' },
];

export const solutions: readonly Solution[] = [
  {
    id: 'fleet',
    label: 'Fleet management',
    href: fleet,
    hue: 'cobalt',
    icon: 'truck',
    drawing: 'menu-fleet',
    claim: {
      kind: 'figure',
      value: figures.fleetOperatingCost.value,
      text: `${figures.fleetOperatingCost.label} with every vehicle on one map (our own figure).`,
    },
    links: [
      {
        label: 'IoT GPS tracking',
        href: `${fleet}#iot-gps-tracking`,
        icon: 'satellite',
        text: 'Hard-wired units, OBD and CAN data',
      },
      {
        label: 'SIM-based tracking',
        href: `${fleet}#sim-based-tracking`,
        icon: 'signal',
        text: 'No hardware; the driver agrees by text',
      },
      {
        label: 'RFID plant tracking',
        href: `${fleet}#rfid-based-plant-tracking`,
        icon: 'scan-line',
        text: 'Trailers, crates and tools logged at the gate',
      },
      {
        label: 'Billing automation',
        href: `${fleet}#billing-automation`,
        icon: 'receipt-text',
        text: 'Trips and miles become invoice lines',
      },
      {
        label: 'Alerts and notifications',
        href: `${fleet}#alert-&-notification`,
        icon: 'bell-ring',
        text: 'Geofence, speed, door and fuel events',
      },
      {
        label: 'Other hardware',
        href: `${fleet}#other-hardware-integration`,
        icon: 'thermometer',
        text: 'Cold chain, EV telematics, cargo locks',
      },
    ],
  },
  {
    id: 'delivery',
    label: 'Delivery management',
    href: delivery,
    hue: 'madder',
    icon: 'package-check',
    drawing: 'menu-delivery',
    claim: {
      kind: 'figure',
      value: figures.costPerDelivery.value,
      text: `${figures.costPerDelivery.label}, with proof of each one (our own figure).`,
    },
    links: [
      {
        label: 'Last-mile delivery',
        href: `${delivery}#last-mile-delivery-management`,
        icon: 'map-pin',
        text: 'Routes and status from hub to front door',
      },
      {
        label: 'Delivery proof',
        href: `${delivery}#delivery-proof-&-validation`,
        icon: 'badge-check',
        text: 'E-signature, photo or one-time code',
      },
      {
        label: 'Pickup management',
        href: `${delivery}#pickup-management`,
        icon: 'undo-2',
        text: 'Pickups and returns between deliveries',
      },
      {
        label: 'Carrier integration',
        href: `${delivery}#carrier-integration`,
        icon: 'truck',
        text: 'Book a carrier and keep tracking the package',
      },
      {
        label: 'Customer experience',
        href: `${delivery}#customer-experience-management`,
        icon: 'star',
        text: 'Tracking link, rescheduling and ratings',
      },
      {
        label: 'Dispatcher mobile app',
        href: `${delivery}#dispatcher-mobile-app`,
        icon: 'smartphone',
        text: 'Reassign stops from a phone',
      },
    ],
  },
  {
    id: 'fieldforce',
    label: 'Field-force management',
    href: field,
    hue: 'ochre',
    icon: 'users',
    drawing: 'menu-fieldforce',
    claim: {
      kind: 'sentence',
      text: 'A visit is logged when the technician is inside the geofence.',
    },
    links: [
      {
        label: 'Attendance',
        href: `${field}#attendance`,
        icon: 'calendar-check',
        text: 'Clock-in at the site, time-stamped',
      },
      {
        label: 'Geofencing',
        href: `${field}#geofencing`,
        icon: 'fence',
        text: 'A boundary around each site, yard or store',
      },
      {
        label: 'Field staff by SIM',
        href: routes.simTracking,
        icon: 'radio-tower',
        text: 'Location of staff with basic phones, outside the US',
      },
      {
        label: 'Supervisor app',
        href: routes.supervisorApp,
        icon: 'tablet-smartphone',
        text: 'Attendance, approvals and calls on a phone',
      },
    ],
  },
  {
    id: 'route',
    label: 'Route optimization',
    href: route,
    hue: 'teal',
    icon: 'route',
    drawing: 'menu-route',
    claim: {
      kind: 'figure',
      value: figures.routeCostReduction.value,
      text: `${figures.routeCostReduction.label} on routes (our own figure).`,
    },
    links: [
      {
        label: 'Non-overlapping routes',
        href: `${route}#non-overlapping-routes`,
        icon: 'route',
        text: 'One area of the city for each driver',
      },
      {
        label: 'Traffic and weather',
        href: `${route}#traffic-and-weather`,
        icon: 'cloud-rain',
        text: 'Arrival times follow traffic and rain',
      },
      {
        label: 'Planning constraints',
        href: `${route}#planning-constraints`,
        icon: 'layers',
        text: 'Time windows, capacity, skills, shifts',
      },
      {
        label: 'Re-optimization',
        href: `${route}#re-optimization`,
        icon: 'timer',
        text: 'Add a late order to a van on the road',
      },
      {
        label: 'Plan a day yourself',
        href: `${route}#planner`,
        icon: 'play',
        text: 'Try the planner in your browser, no account',
      },
    ],
  },
];

export const industriesFoot: IndustriesFoot = {
  all: { label: 'All industries', href: routes.industries },
  note: `${figures.industries.value} ${figures.industries.label}, ${figures.businesses.value} ${figures.businesses.label}`,
  caseStudy: {
    label: 'Case study: employee pickup and drop',
    href: '/case-studies/employee-pickup-drop-management',
  },
};

export const helpCenter: HelpCenter = {
  label: 'Help Center',
  href: routes.support,
  text: `Step-by-step guides, and people by phone and ${unbroken('e-mail')}.`,
  search: 'Search the help center',
  promise: `E-mail ${supportHours.email}, answered in ${supportHours.emailAnswer}`,
};

const blog: PanelLink = {
  label: 'Blog',
  href: routes.blog,
  icon: 'newspaper',
  text: 'Articles on routing, fleets and delivery',
};

const stories: PanelLink = {
  label: 'Success stories',
  href: routes.successStories,
  icon: 'book-open',
  text: 'Sample projects and a payback calculator',
};

const apiDocs: PanelLink = {
  label: 'API docs',
  href: routes.apiDocs,
  icon: 'code-xml',
  text: `${figures.endpoints.value} ${figures.endpoints.label}, one key per system`,
};

export const resources: readonly PanelLink[] = [
  blog,
  { label: 'White papers', href: routes.whitepapers, icon: 'file-text' },
  { label: 'Webinars', href: routes.webinars, icon: 'presentation' },
  {
    label: 'Testimonials',
    href: routes.testimonials,
    icon: 'quote',
    text: 'Quotes from dispatchers and managers',
  },
  stories,
  apiDocs,
];

export const legal: readonly NavigationLink[] = [
  { label: 'Privacy policy', href: routes.privacyPolicy },
  { label: 'Terms', href: routes.terms },
];

export const blogTeaser: BlogTeaser = {
  topic: 'From the blog',
  label: 'Read the article',
  drawing: 'menu-article',
};

export const pages: HeaderPages = {
  home: { label: 'Home', href: routes.home },
  integrations: { label: 'Integrations', href: routes.integrations },
  pricing: { label: 'Pricing', href: routes.pricing },
  contact: { label: 'Contact', href: routes.contact },
};

const toLink = ({ label, href }: NavigationLink): NavigationLink => ({ label, href });

export const footerNavigation: readonly FooterColumn[] = [
  { title: 'Useful Links', links: [...solutions, ...apps].map(toLink) },
  {
    title: 'Resources',
    links: [
      pages.pricing,
      pages.integrations,
      helpCenter,
      blog,
      stories,
      pages.contact,
      apiDocs,
      ...legal,
    ].map(toLink),
  },
];
