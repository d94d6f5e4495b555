import type { Integration } from './types';

const category = 'accounting-erp';

/** Where orders are released, goods are booked and drops are billed. */
export const accountingErp = [
  {
    image: 'logo-sap',
    heading: 'SAP',
    description:
      'Outbound deliveries are collected before dawn with weight and volume. Proof posts itself when the round ends, shortages marked line by line.',
    category,
    kind: 'ERP',
    timing: '04:30 and round end',
    sample: true,
  },
  {
    image: 'logo-netsuite',
    heading: 'NetSuite',
    description:
      'Sales orders cross once credit is cleared. Fulfillment, distance and driver cost land on the same record, so margin per drop is one saved search.',
    category,
    kind: 'ERP',
    timing: 'on approval',
    sample: true,
  },
  {
    image: 'logo-dynamics-365',
    heading: 'Dynamics 365',
    description:
      'Customers, items and sites are mirrored read-only. Journals for fuel and tolls are proposed each Friday and wait for a controller’s release.',
    category,
    kind: 'ERP',
    timing: 'hourly, weekly journals',
    sample: true,
  },
  {
    image: 'logo-odoo',
    heading: 'Odoo',
    description:
      'Transfers marked ready become stops. The driver’s confirmation validates them, opens a backorder for whatever was refused and pins the photo to the log.',
    category,
    kind: 'ERP',
    timing: 'at once',
    sample: true,
  },
  {
    image: 'logo-quickbooks',
    heading: 'QuickBooks',
    description:
      'Proof triggers the bill: a signed drop becomes a draft invoice with its picture attached. Terms and customer details are pulled as they change.',
    category,
    kind: 'Accounting',
    timing: '5 min after proof',
    sample: true,
  },
  {
    image: 'logo-xero',
    heading: 'Xero',
    description:
      'A week’s billable trips are bundled into one draft per customer, kilometers and waiting time as lines. Contacts stay in step both ways.',
    category,
    kind: 'Accounting',
    timing: 'Sundays',
    sample: true,
  },
  {
    image: 'logo-zoho',
    heading: 'Zoho Books',
    description:
      'Cash and card takings from the door are matched to open invoices the same night. An address corrected in the books moves the map pin.',
    category,
    kind: 'Accounting',
    timing: 'by 21:00',
    sample: true,
  },
  {
    image: 'logo-tallyprime',
    heading: 'TallyPrime',
    description:
      'Vouchers leave as a file for offices that keep their books on one machine. Ledgers and tax numbers are picked up from the same folder.',
    category,
    kind: 'Accounting',
    timing: 'end of day',
    sample: true,
  },
] as const satisfies readonly Integration[];
