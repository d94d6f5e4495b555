import { aDriversFirstWeek } from './posts/a-drivers-first-week';
import { attendanceByLocation } from './posts/attendance-by-location';
import { coldChainTemperatureCurve } from './posts/cold-chain-temperature-curve';
import { costPerDeliveryWorkedOut } from './posts/cost-per-delivery-worked-out';
import { electricVansInWinter } from './posts/electric-vans-in-winter';
import { firstAttemptFailures } from './posts/first-attempt-failures';
import { fuelCardsAndOdometers } from './posts/fuel-cards-and-odometers';
import { geneticAlgorithmsForDispatchers } from './posts/genetic-algorithms-for-dispatchers';
import { gramsOfCo2PerParcel } from './posts/grams-of-co2-per-parcel';
import { howBigAGeofenceShouldBe } from './posts/how-big-a-geofence-should-be';
import { howGoodIsAnEta } from './posts/how-good-is-an-eta';
import { howLongAStopTakes } from './posts/how-long-a-stop-takes';
import { maintenanceByMilesOrHours } from './posts/maintenance-by-miles-or-hours';
import { proofOfDeliveryDisputes } from './posts/proof-of-delivery-disputes';
import { rainAtThree } from './posts/rain-at-three';
import { replanningDuringTheDay } from './posts/replanning-during-the-day';
import { returnsOnTheSameRound } from './posts/returns-on-the-same-round';
import { simOrGpsTracking } from './posts/sim-or-gps-tracking';
import { solarCrewsOnOneMap } from './posts/solar-crews-on-one-map';
import { storeAndWebOrdersOneRoute } from './posts/store-and-web-orders-one-route';
import { territoriesThatDoNotOverlap } from './posts/territories-that-do-not-overlap';
import { theDinnerRush } from './posts/the-dinner-rush';
import { transportForTheNightShift } from './posts/transport-for-the-night-shift';
import { visitsPerDay } from './posts/visits-per-day';
import { whatDataAPlannerNeeds } from './posts/what-data-a-planner-needs';
import { whatIdlingCosts } from './posts/what-idling-costs';
import type { BlogPost } from './types';

/**
 * Every post of the blog, newest first. A literal would be given the union of all their types, which
 * the compiler refuses somewhere after 1,000 posts; here it checks them one by one.
 */
export const posts: readonly BlogPost[] = Array.of<BlogPost>(
  howLongAStopTakes,
  costPerDeliveryWorkedOut,
  territoriesThatDoNotOverlap,
  coldChainTemperatureCurve,
  whatIdlingCosts,
  howGoodIsAnEta,
  visitsPerDay,
  electricVansInWinter,
  firstAttemptFailures,
  howBigAGeofenceShouldBe,
  maintenanceByMilesOrHours,
  theDinnerRush,
  simOrGpsTracking,
  geneticAlgorithmsForDispatchers,
  solarCrewsOnOneMap,
  attendanceByLocation,
  rainAtThree,
  proofOfDeliveryDisputes,
  gramsOfCo2PerParcel,
  aDriversFirstWeek,
  returnsOnTheSameRound,
  transportForTheNightShift,
  storeAndWebOrdersOneRoute,
  fuelCardsAndOdometers,
  whatDataAPlannerNeeds,
  replanningDuringTheDay,
);
