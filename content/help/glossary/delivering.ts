import type { GlossaryTerm } from '../types';

export const deliveringTerms: readonly GlossaryTerm[] = [
  {
    term: '10DLC',
    text: '“Ten-digit long code”: an ordinary phone number from which a business in the United States sends texts. Until the number is registered, carriers block its texts.',
  },
  {
    term: 'Cross-docking',
    text: 'Moving goods from one truck to the next without storing them. It needs both to be on time.',
  },
  {
    term: 'Detention',
    text: 'Time a driver waits at a dock beyond what was agreed, and the fee for it. A recorded arrival decides the argument.',
  },
  {
    term: 'Exception',
    text: 'Anything on a route that needs a person’s decision. A refused package is one; a red light is not.',
  },
  {
    term: 'Failed delivery',
    text: 'An attempt after which the goods are still in the vehicle. The most frequent cause is that the customer is not home.',
  },
  {
    term: 'First-attempt rate',
    text: 'The share of stops served at the first try. Each failed one is paid for twice.',
  },
  {
    term: 'Last mile',
    text: 'The way from the last hub to the door. It is short, and the most expensive part of many shipments.',
  },
  {
    term: 'Liftgate',
    text: 'A platform at the rear of a truck that lowers goods to the ground. Stops without a dock may need one.',
  },
  {
    term: 'Line-haul',
    text: 'The long leg between two hubs. It usually runs at night, on a timetable.',
  },
  {
    term: 'On-time rate',
    text: 'The share of stops with a window that were reached within it. Ask which clock counts: arrival or signature.',
  },
  {
    term: 'OTIF',
    text: 'On time, in full: an order counts only if everything came within its window. Large retailers charge for orders that miss it.',
  },
  {
    term: 'OTP',
    text: 'A one-time password that the recipient tells the driver. It shows that the right person was at the door.',
  },
  {
    term: 'Proof of delivery',
    text: 'A photo, signature or code that shows a handover, time-stamped and geotagged. It settles most disputes early.',
  },
  {
    term: 'Reverse logistics',
    text: 'Bringing goods back from the customer. Returns need room in the van, which the plan must keep free.',
  },
  {
    term: 'Tracking link',
    text: 'An address where recipients follow their delivery. It shows the vehicle while it is on its way to them.',
  },
];
