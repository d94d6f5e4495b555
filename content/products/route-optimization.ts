import { planFinder } from '@/lib/plans/words';
import { routes } from '@/lib/routes';
import { unbroken } from '@/lib/words/unbroken';
import { figures } from '../figures';
import { planComparison } from '../plan-comparison';
import { planWords } from '../plans';
import type { RouteContent as Page } from '../schemas/products';
import { site } from '../site';
import { trackingSigns, trialTags } from './trial-tags';

const needs = planFinder(planComparison);

const page: Page['page'] = {
  title: `Route Planning and Optimization Software | ${site.name}`,
  description:
    'Enter orders, vehicles and rules, and get one route per vehicle that allows for traffic and weather. Up to 50 stops are calculated in under 30 seconds.',
  keywords: [
    'route optimization software',
    'non-overlapping routes',
    'multi-stop route planner',
    'delivery time windows',
    'dynamic re-routing',
  ],
};

const hero: Page['hero'] = {
  heading: 'Route optimization for delivery fleets',
  description:
    'For dispatchers who plan manually today: enter orders, vehicles and rules, and get a route for each driver. Calculation takes under 30 seconds for up to 50 stops and 1 to 3 minutes for up to 200.',
  tags: trialTags,
  signs: trackingSigns,
  image: {
    picture: 'route-hero',
    narrow: 'route-hero-phone',
    alt: 'Night map with the plan of a Thursday: 89 stops on five routes from one hub, none of which cross.',
  },
  night: true,
};

const rules: Page['rules'] = {
  title: 'Rules that routes follow',
  items: [
    'Time windows',
    'Vehicle capacity',
    'Driver skills',
    'Shifts and breaks',
    'Live traffic',
    'Bridge heights',
    'Refrigerated loads',
  ],
};

/** The header's menu links to four of them. */
const highlights: Page['highlights'] = {
  title: `What route planning in ${site.name} does`,
  lead: 'Six features that work together. If you want, each change waits for your yes and shows first what it would cost.',
  variant: 'list',
  items: [
    {
      id: 'non-overlapping-routes',
      heading: 'Non-overlapping routes',
      plan: needs('Routes that do not overlap'),
      description:
        '“Keep routes apart” is a switch in each plan and starts off. Switched on, it gives each driver a district, so routes rarely share a street.',
      image: {
        picture: 'route-apart',
        alt: 'Three districts with a street between them, one route in each.',
      },
    },
    {
      id: 'planning-constraints',
      heading: 'Planning constraints, weighed together',
      plan: needs('Capacity, skill and shift constraints'),
      description:
        'Time windows, weight, refrigerated loads, skills and breaks are all respected in one plan. An ordinary stop is planned with 5 to 10 minutes at the door.',
      image: {
        picture: 'route-rules',
        alt: 'Three routes pass through 26 rings, one for each rule, and none is broken.',
      },
    },
    {
      id: 'traffic-and-weather',
      heading: 'Traffic- and weather-aware routing',
      plan: needs('Rerouting around traffic and weather'),
      description:
        'Driving times are those of the hour in which each road will be used, with rain and road work included.',
      image: {
        picture: 'route-detour',
        alt: 'A route leaves a closed, rainy street for a detour that costs four minutes.',
      },
    },
    {
      id: 're-optimization',
      heading: 'Re-optimization during the day',
      plan: needs('Rerouting around traffic and weather'),
      description:
        'The plan is optimized again every 5 to 15 minutes. On a busy day that adds 5–⁠15% efficiency.',
      image: {
        picture: 'route-insert',
        alt: 'A new stop joins a route between stops 9 and 10 and costs six minutes.',
      },
    },
    {
      id: 'optimization-modes',
      heading: 'Three optimization modes',
      plan: needs(planWords.windows),
      description:
        'Calculation: Fast mode under 30 s for up to 50 stops, Standard mode 1–3 min for 50–200, Intensive mode 5–15 min above 200. Traffic and the map add up to 30 s.',
      image: {
        picture: 'route-modes',
        alt: 'The three modes on one time scale: fast, standard and intensive.',
      },
    },
    {
      id: 'fair-loads',
      heading: 'Balanced workloads',
      plan: needs(planWords.windows),
      description:
        'Hours and stairs are shared evenly, so no driver is done at 2 PM while another carries crates until 6 PM.',
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
  lead: 'Sample day, planned manually: 25 stops, five vans, a town five miles wide. Optimize it in the planner with “Keep routes apart” switched on, and no routes cross.',
  open: 'Open the planner',
  limits:
    'The planner on this page does less than the product: it plans no breaks, no pickups with deliveries, no reloads and only one hub so far.',
  manual: { picture: 'planner-manual', narrow: 'planner-manual-phone' },
  optimized: { picture: 'planner-optimized' },
};

const features: Page['features'] = [
  {
    heading: 'Objective weights: distance, time, penalties',
    plan: needs(planWords.windows),
    description:
      'The weights start at 40, 40 and 20 percent. Change one and optimize again: the map shows the new routes, with minutes and miles compared to the plan before. In the planner on this page, the Time windows rule counts late minutes, and the third slider is Evenness.',
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
    link: {
      label: 'View More: weights in the planner',
      href: `${routes.routeOptimization}#planner`,
    },
  },
  {
    heading: 'Live rerouting while vans are out',
    plan: needs('Rerouting around traffic and weather'),
    description:
      'After a new order, a late loading or a storm, only the affected routes are planned again, and each of their drivers gets one message about the change.',
    section_id: 'live-plan',
    image: {
      picture: 'route-storm',
      narrow: 'route-storm-phone',
      alt: 'Map at 1:48 PM: a storm cell is due over the east bank at 3 PM, where VAN 11 is going, so VAN 14 takes two of the nine stops that VAN 11 has ahead; they keep a ring in its color.',
    },
    link: {
      label: 'View More: rerouting during the day',
      href: '/blog/replanning-during-the-day',
    },
    table: {
      caption: 'What changed at Riverside on November 12, and whose route moved',
      columns: ['Time', 'What changed', 'Whose route moved'],
      rows: [
        ['1:21 PM', 'Loading nine minutes late', 'VAN 14, order kept'],
        ['1:40 PM', 'Pickup joins delivery at 4 Bobbin Street', 'VAN 07, +6 min'],
        ['1:45 PM', 'Shorter route found', 'VAN 07, −6 min'],
        ['1:48 PM', 'Storm cell due at 3 PM', 'VAN 11, two stops go to VAN 14'],
      ],
    },
  },
  // Two different cost reductions, so each says where it comes from.
  {
    heading: 'Results of route optimization',
    description: 'Our own figures from customers who planned manually before, not audited.',
    section_id: 'results',
    table: {
      caption: 'Results of route optimization, our own figures',
      columns: ['Measure', 'Figure'],
      rows: [
        ['Cost reduction on routes', figures.routeCostReduction.value],
        [
          'Cost reduction per delivery, as on our success stories page',
          figures.storyCostReduction.value,
        ],
        [
          'Planning constraints, weighed together',
          unbroken(figures.constraints.value.replace('over', 'Over')),
        ],
      ],
    },
    link: { label: 'View More: success stories', href: routes.successStories },
  },
];

const uses: Page['uses'] = {
  title: 'Route optimization by industry',
  items: [
    {
      who: 'Restaurants & QSR',
      what: 'Delivery areas by minutes from the kitchen, updated with each order.',
      href: '/use-cases/restaurants',
      image: { picture: 'route-restaurants', alt: '' },
    },
    {
      who: 'Retail',
      what: 'Stores and homes in one plan that respects store hours.',
      href: '/use-cases/retail',
      image: { picture: 'route-retail', alt: '' },
    },
    {
      who: 'E-commerce & CPG',
      what: 'Distant stops grouped by direction, so one van serves them in one trip.',
      href: '/use-cases/ecommerce',
      image: { picture: 'route-ecommerce', alt: '' },
    },
    {
      who: 'Couriers',
      what: 'More than 200 stops a day, planned in Intensive mode.',
      href: '/use-cases/couriers',
      image: { picture: 'route-couriers', alt: '' },
    },
  ],
};

export const routeOptimization: Page = {
  page,
  hero,
  rules,
  highlights,
  planner,
  features,
  featuresTitle: 'Weights, rerouting, results',
  uses,
};
