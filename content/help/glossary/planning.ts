import type { GlossaryTerm } from '../types';

export const planningTerms: readonly GlossaryTerm[] = [
  {
    term: 'Backhaul',
    text: 'A load carried on the way home. It earns money with miles that are driven anyway.',
  },
  {
    term: 'Capacity',
    text: 'What a vehicle can carry, in packages, pounds or cubic feet. The fullest point of a route counts.',
  },
  {
    term: 'Constraint',
    text: 'A rule of a plan, such as a window or a low bridge. A hard one must hold; a soft one may be broken at a price.',
  },
  {
    term: 'Deadhead',
    text: 'Miles with an empty vehicle. They cost nearly as much as loaded ones, and no customer pays for them.',
  },
  {
    term: 'Dispatch',
    text: 'Sending routes to the drivers’ phones. The word also names the desk that does it.',
  },
  {
    term: 'Dynamic routing',
    text: 'Planning anew from each day’s orders. Its opposite is the fixed route, the same every week.',
  },
  {
    term: 'Genetic algorithm',
    text: 'A search that combines the better of many plans and changes a little at random. It finds good routes where trying all orders would take years.',
  },
  {
    term: 'Hub',
    text: 'The yard, depot or warehouse where vehicles load. Most return there at night.',
  },
  {
    term: 'Milk run',
    text: 'One route that collects from several suppliers in turn. It replaces a half-empty truck from each of them.',
  },
  {
    term: 'Objective weights',
    text: 'Shares that tell a planner how much distance, time and penalties matter. They add up to 100 percent.',
  },
  {
    term: 'Penalty',
    text: 'Points for breaking a soft rule, such as a late arrival. The planner weighs them against miles and minutes.',
  },
  {
    term: 'Re-optimization',
    text: 'Planning the open stops again while vehicles are out. Stops already served stay as they are.',
  },
  {
    term: 'Route density',
    text: 'Stops per mile of a route. Where doors are close together, each delivery costs less.',
  },
  {
    term: 'Service time',
    text: 'Minutes at a stop, from wheels still to wheels turning. The walk to the door is part of it.',
  },
  {
    term: 'Stem mileage',
    text: 'The way from the hub to the first stop, and from the last one back. A nearer hub shortens it.',
  },
  {
    term: 'Stop',
    text: 'An address where a driver delivers, collects or works. Two orders for one door are usually planned as one.',
  },
  {
    term: 'Territory',
    text: 'An area that belongs to one driver. Drivers learn its doors, at the price of some extra miles.',
  },
  {
    term: 'Time window',
    text: 'The earliest and the latest arrival that a customer accepts. Narrow ones cost more miles than any other rule in most plans.',
  },
  {
    term: 'Unassigned stop',
    text: 'A stop that no vehicle can serve within the rules. The plan lists it with the reason.',
  },
  {
    term: 'Vehicle routing problem',
    text: 'The question of which vehicle visits which stops, in what order. A single van with 20 stops has 2.4 quintillion orders to choose from.',
  },
];
