import type { GlossaryTerm } from '../types';

export const trackingTerms: readonly GlossaryTerm[] = [
  {
    term: 'CAN bus',
    text: 'The wiring over which a vehicle’s own computers talk. A tracker that listens reads fuel, engine hours and doors.',
  },
  {
    term: 'Cell location',
    text: 'Finding a phone by the cell tower it is connected to. The result is a circle, perhaps half a mile in radius in town and two miles along a highway.',
  },
  {
    term: 'Cold chain',
    text: 'Keeping goods within a temperature from the maker to the customer. One warm hour can spoil the load, and cooling it again does not repair that.',
  },
  {
    term: 'Dwell time',
    text: 'How long a vehicle stays in one place. A fence counts an arrival only after a minimum of it.',
  },
  {
    term: 'ETA',
    text: 'Estimated time of arrival: the driving time from the vehicle’s location and the minutes of the stops in between, added to the clock. It gets better as the vehicle comes near.',
  },
  {
    term: 'Excursion',
    text: 'A time during which goods were outside their temperature range. A contract should name the probe, the limit and the minutes.',
  },
  {
    term: 'Geofence',
    text: 'A line on the map around a place. Software notes when a vehicle crosses it.',
  },
  {
    term: 'GPS unit',
    text: 'A wired tracker that finds a vehicle’s location from satellites. It is accurate to about 15 feet in the open, and reports every 10 to 30 seconds.',
  },
  {
    term: 'Idling',
    text: 'An engine that runs while the wheels stand still. An hour of it burns about half a gallon in a delivery van.',
  },
  {
    term: 'OBD',
    text: 'On-board diagnostics, the socket below the dashboard. A plugged-in device reads fault codes and mileage there.',
  },
  {
    term: 'Ping interval',
    text: 'The time between two reported locations. It decides how old the dot on the map may be.',
  },
  {
    term: 'Reefer',
    text: 'A refrigerated truck, trailer or container. Its unit cools the air, and the air cools the goods.',
  },
  {
    term: 'RFID',
    text: 'Identification by radio: a reader notes each tag that passes. A passive tag needs no battery, and no tag needs a line of sight.',
  },
  {
    term: 'SIM tracking',
    text: 'Locating a contract truck by its driver’s phone number, with consent by text. It needs a phone network that offers this; those in the US do not.',
  },
  {
    term: 'Telematics',
    text: 'Data that vehicles send: location, fuel, engine, doors. Fleets use it for safety, cost and upkeep.',
  },
];
