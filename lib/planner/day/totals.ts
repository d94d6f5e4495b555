import type { Route, Totals } from './plan';

/** Dollars a kilometer and a van hour, and kilograms of carbon dioxide a kilometer. */
const rates = { kilometer: 0.48, hour: 26, carbon: 0.24 } as const;

/** Adds up the routes of a plan, as drawn. */
export function totalsOf(routes: readonly Route[], crossings: number): Totals {
  const sum = (of: (route: Route) => number) =>
    routes.reduce((total, route) => total + of(route), 0);
  const meters = sum((route) => route.meters);
  const working = sum(({ departure, done }) => done - departure);
  return {
    meters,
    driving: sum(({ driving }) => driving),
    working,
    cost: (meters / 1000) * rates.kilometer + (working / 60) * rates.hour,
    co2: (meters / 1000) * rates.carbon,
    late: sum(({ visits }) => visits.filter(({ late }) => late > 0).length),
    crossings,
  };
}
