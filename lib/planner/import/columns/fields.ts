/** What a column of a file can hold, for people: what stands in its choice. */
export const fieldLabels = {
  name: 'Name',
  latitude: 'Latitude',
  longitude: 'Longitude',
  point: 'Latitude and longitude in one cell',
  address: 'Address',
  zip: 'ZIP code',
  minutes: 'Minutes at the stop',
  load: 'Boxes or load',
  window: 'Time window in one cell',
  from: 'Window from',
  to: 'Window to',
  date: 'Day',
  arrival: 'Planned arrival',
  skill: 'Skills',
  priority: 'Must be served',
  van: 'Van',
  order: 'Place in the route',
  note: 'Note',
  phone: 'Phone',
  center: 'What the place is the center of, if not the door',
  depot: 'Depot or stop',
};

export type Field = keyof typeof fieldLabels;

export const fields = Object.keys(fieldLabels) as Field[];
