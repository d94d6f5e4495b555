import type { GlossaryTerm } from '../types';

export const officeTerms: readonly GlossaryTerm[] = [
  {
    term: 'ACH',
    text: 'A network for bank transfers in the United States. It debits an account, without a card.',
  },
  {
    term: 'API',
    text: 'A door through which programs use a system without its screens. Each program has a key of its own.',
  },
  {
    term: 'Audit log',
    text: 'A list of who changed what, and when. Entries cannot be edited afterward.',
  },
  {
    term: 'Bill of lading',
    text: 'The paper that lists a shipment and names shipper, carrier and receiver. The signed copy is a receipt.',
  },
  {
    term: 'DVIR',
    text: 'Driver vehicle inspection report, under 49 CFR 396.11. It lists defects found at the end of a day’s work.',
  },
  {
    term: 'ELD',
    text: 'Electronic logging device, which records driving time from the engine. Most drivers who must keep logs need one.',
  },
  {
    term: 'ERP',
    text: 'The system in which a company keeps orders, stock and accounts. Planners read orders there and write proof back.',
  },
  {
    term: 'Hours of service',
    text: 'Federal limits on driving and duty time, in 49 CFR part 395. For trucks with goods: 11 hours of driving within 14 hours of coming on duty, after 10 off.',
  },
  {
    term: 'Least privilege',
    text: 'Giving people the rights that their work needs and no others. A stolen password then opens little.',
  },
  {
    term: 'LTL',
    text: 'Less than truckload: several shippers share a trailer. Each pays for its part.',
  },
];
