import courier from './days/courier.json';
import field from './days/field.json';
import restaurant from './days/restaurant.json';
import { sampleDay } from './days/sample-day';
import stress from './days/stress.json';

/**
 * The sample days by their names, made for the town of `loadTownFile`. Their manual plans are those of a
 * tired planner: every van has its own part of the town, but for some stops that went to a neighbor.
 */
export const sampleDays = {
  /** 25 addresses before a quarter past nine. */
  courier: sampleDay(courier),
  /** 40 dinners, each hot for 20 minutes. */
  restaurant: sampleDay(restaurant),
  /** Jobs of 20 to 40 minutes; each crew knows two trades, and every trade is known by two. */
  field: sampleDay(field),
  /** 200 stops in the whole middle of the town. */
  stress: sampleDay(stress),
};
