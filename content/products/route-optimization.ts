import { routes } from '@/lib/routes';
import { percentOf } from '@/lib/words/percent';
import { figures } from '../figures';
import type { RouteContent as Page } from '../schemas/products';
import { site } from '../site';
import { trackingSigns, trialTags } from './trial-tags';

const page: Page['page'] = {
  title: `Route Planning and Optimization Software | ${site.name}`,
  description:
    'Orders, vehicles and rules in, one route per vehicle out: kept apart if you wish, traffic and weather counted. Up to 50 stops take under 30 seconds.',
  keywords: [
    'route optimization software',
    'non-overlapping routes',
    'multi-stop route planner',
    'delivery time windows',
    'dynamic re-routing',
  ],
};

const hero: Page['hero'] = {
  heading: 'Route optimization before coffee',
  description: `Give ${site.name} the orders, the vehicles and your rules. It returns a route for each driver, in under 30 seconds for up to 50 stops.`,
  tags: trialTags,
  signs: trackingSigns,
  image: {
    picture: 'route-hero',
    narrow: 'route-hero-phone',
    alt: 'Night map with the plan of a Thursday: 89 stops on five routes from one depot, none of which cross.',
  },
  night: true,
};

const rules: Page['rules'] = {
  title: 'Rules it keeps at the same time',
  items: [
    'Time windows',
    'Vehicle capacity',
    'Driver skills',
    'Shifts and breaks',
    'Live traffic',
    'Low-emission zones',
    'Cold bays',
  ],
};

/** The header's menu links to four of them. */
const highlights: Page['highlights'] = {
  title: 'What the route planner does',
  lead: 'Six things that work together. Set to “Ask me”, the planner shows what each change would cost before the plan changes.',
  variant: 'list',
  items: [
    {
      id: 'non-overlapping-routes',
      heading: 'Non-overlapping routes',
      description:
        '“Keep routes apart” is a switch of each plan and starts as Off. Switched on, it cuts districts at street level, so two drivers hardly ever share a block.',
      image: {
        picture: 'route-apart',
        alt: 'Three districts with a street between them, one route in each.',
      },
    },
    {
      id: 'planning-constraints',
      heading: 'Planning constraints, all at once',
      description:
        'Promised hours, weight, cold bays, skills and breaks all hold in the same plan. A standard stop counts five to ten minutes at the door.',
      image: {
        picture: 'route-rules',
        alt: 'Three routes pass through 26 rings, one for each rule, and none is broken.',
      },
    },
    {
      id: 'traffic-and-weather',
      heading: 'Traffic and weather ahead',
      description:
        'Each road is read for the hour it will be driven, rain and road work included, not for the hour somebody planned it.',
      image: {
        picture: 'route-detour',
        alt: 'A route leaves a closed, rainy street for a detour that costs four minutes.',
      },
    },
    {
      id: 're-optimization',
      heading: 'Re-optimization on the way',
      description:
        'The plan is looked at again every 5 to 15 minutes. On a busy day that adds 5–⁠15% efficiency.',
      image: {
        picture: 'route-insert',
        alt: 'A new stop joins a route between stops 9 and 10 and costs six minutes.',
      },
    },
    {
      id: 'optimization-modes',
      heading: 'Three optimization modes',
      description:
        'Fast: under 30 s for up to 50 stops. Standard: 1–3 minutes for 50–200. Intensive: 5–15 minutes for more than 200.',
      image: {
        picture: 'route-modes',
        alt: 'The three modes on one time scale: fast, standard and intensive.',
      },
    },
    {
      id: 'fair-loads',
      heading: 'Balanced workloads',
      description:
        'Hours and stairs are shared out, so nobody is done at two while a colleague carries crates until six.',
      image: {
        picture: 'route-loads',
        alt: 'Five bars of almost equal height; dashed outlines show how uneven the routes were before.',
      },
    },
  ],
};

/** Shown until the planner has loaded. */
const planner: Page['planner'] = {
  title: 'Route planner',
  lead: 'One depot, five vans, 25 stops, planned manually. Press Optimize and watch the crossings disappear. The rule “Keep routes apart” is on here.',
  open: 'Open the planner',
  limits:
    'The planner on this page does not handle pickups with deliveries, reloads, several depots or breaks yet.',
  manual: { picture: 'planner-manual', narrow: 'planner-manual-phone' },
  optimized: { picture: 'planner-optimized' },
};

const features: Page['features'] = [
  {
    heading: 'Objective weights: set them, see the cost',
    description:
      'Distance, time and penalties start at 40, 40 and 20. Move one, optimize again, and the map redraws, with minutes and miles set against the plan before. The planner above has Evenness as its third slider and re-plans at once.',
    List: [
      'Distance stands for fuel and wear',
      'Time stands for wages and drivers’ hours',
      'Penalties stand for late arrivals and overtime',
    ],
    section_id: 'objective-weights',
    image: {
      picture: 'route-weights',
      narrow: 'route-weights-phone',
      alt: 'Weights of a plan: distance and time at 40 each, penalties at 20; it saves 24 miles and 1 hour 12 minutes against the day before.',
    },
    link: { label: 'View More', href: `${routes.routeOptimization}#planner` },
    side: 'right',
  },
  {
    heading: 'Live re-planning while vans are out',
    description:
      'A new order, a late loader, a storm over the east bank: only the routes they touch are planned anew, and each driver reads one line about it.',
    section_id: 'live-plan',
    image: {
      picture: 'route-storm',
      narrow: 'route-storm-phone',
      alt: 'Map at 13:48: a storm cell is due over the east bank at 15:00, so VAN 14 takes two of the nine stops that VAN 11 has ahead.',
    },
    link: { label: 'View More', href: routes.helpRouteAlgorithms },
    table: {
      caption: 'What changed at Riverside on November 14, and whose route moved',
      columns: ['Time', 'What changed', 'Whose route moved'],
      rows: [
        ['13:21', 'Loader nine minutes late', 'VAN 14, order kept'],
        ['13:40', 'Pickup joins delivery at 4 Bobbin Street', 'VAN 07, +6 min'],
        ['13:45', 'Shorter route found', 'VAN 07, −6 min'],
        ['13:48', 'Storm cell due at 15:00', 'VAN 11, two stops go to VAN 14'],
      ],
    },
  },
  // Two different cost reductions, so each says where it comes from.
  {
    variant: 'results',
    heading: 'Results of route optimization',
    section_id: 'results',
    rows: [
      {
        hue: 'teal',
        value: figures.routeCostReduction.value,
        label: `${figures.routeCostReduction.label} on routes`,
      },
      {
        hue: 'madder',
        value: figures.storyCostReduction.value,
        label: `${figures.storyCostReduction.label} per delivery, as on our success stories page`,
      },
      {
        hue: 'ochre',
        value: figures.constraints.value.replace('over', 'Over'),
        label: `${figures.constraints.label}, weighed together`,
      },
    ],
    link: { label: 'Read the success stories', href: routes.successStories },
  },
];

const uses: Page['uses'] = {
  title: 'Route optimization by industry',
  items: [
    {
      who: 'Restaurants & QSR',
      what: 'Rings of minutes around the pass, redrawn with every order.',
      href: '/use-cases/restaurants',
      image: { picture: 'route-restaurants', alt: '' },
    },
    {
      who: 'Retail',
      what: 'Store hours and doorsteps, planned on one sheet.',
      href: '/use-cases/retail',
      image: { picture: 'route-retail', alt: '' },
    },
    {
      who: 'E-commerce & CPG',
      what: 'Far doorsteps grouped by spoke, so no van drives out twice.',
      href: '/use-cases/ecommerce',
      image: { picture: 'route-ecommerce', alt: '' },
    },
    {
      who: 'Couriers',
      what: 'Dense drops in tight loops, Intensive mode included.',
      href: '/use-cases/couriers',
      image: { picture: 'route-couriers', alt: '' },
    },
  ],
};

const figure: Page['figure'] = {
  drawing: 'detour',
  hue: 'teal',
  ...figures.routeCostReduction,
  note: `with ${figures.constraints.value} constraints`,
  before: '$100 of detours and turns',
  after: `The same stops for $${100 - (percentOf(figures.routeCostReduction.value) ?? 0)}`,
};

export const routeOptimization: Page = {
  page,
  hero,
  rules,
  highlights,
  planner,
  features,
  statsTitle: 'What route optimization saves',
  figure,
  uses,
};
