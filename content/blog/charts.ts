import { chart as coldChainTemperatureCurve } from './charts/cold-chain-temperature-curve';
import { chart as costPerDeliveryWorkedOut } from './charts/cost-per-delivery-worked-out';
import { chart as electricVansInWinter } from './charts/electric-vans-in-winter';
import { chart as fuelCardsAndOdometers } from './charts/fuel-cards-and-odometers';
import { chart as geneticAlgorithmsForDispatchers } from './charts/genetic-algorithms-for-dispatchers';
import { chart as gramsOfCo2PerParcel } from './charts/grams-of-co2-per-parcel';
import { chart as howBigAGeofenceShouldBe } from './charts/how-big-a-geofence-should-be';
import { chart as howGoodIsAnEta } from './charts/how-good-is-an-eta';
import { chart as howLongAStopTakes } from './charts/how-long-a-stop-takes';
import { chart as maintenanceByMilesOrHours } from './charts/maintenance-by-miles-or-hours';
import { chart as rainAtThree } from './charts/rain-at-three';
import { chart as replanningDuringTheDay } from './charts/replanning-during-the-day';
import { chart as returnsOnTheSameRound } from './charts/returns-on-the-same-round';
import { chart as simOrGpsTracking } from './charts/sim-or-gps-tracking';
import { chart as transportForTheNightShift } from './charts/transport-for-the-night-shift';
import type { ArticleChart } from './types';

/** The charts of the articles that have one, by the article's slug. */
export const charts: Readonly<Record<string, ArticleChart>> = {
  'cold-chain-temperature-curve': coldChainTemperatureCurve,
  'cost-per-delivery-worked-out': costPerDeliveryWorkedOut,
  'electric-vans-in-winter': electricVansInWinter,
  'fuel-cards-and-odometers': fuelCardsAndOdometers,
  'genetic-algorithms-for-dispatchers': geneticAlgorithmsForDispatchers,
  'grams-of-co2-per-parcel': gramsOfCo2PerParcel,
  'how-big-a-geofence-should-be': howBigAGeofenceShouldBe,
  'how-good-is-an-eta': howGoodIsAnEta,
  'how-long-a-stop-takes': howLongAStopTakes,
  'maintenance-by-miles-or-hours': maintenanceByMilesOrHours,
  'rain-at-three': rainAtThree,
  'replanning-during-the-day': replanningDuringTheDay,
  'returns-on-the-same-round': returnsOnTheSameRound,
  'sim-or-gps-tracking': simOrGpsTracking,
  'transport-for-the-night-shift': transportForTheNightShift,
};
