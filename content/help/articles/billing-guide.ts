import { apiAccess, vehicleContracts } from '@/content/plans';
import { site } from '@/content/site';
import { amountsOf } from '@/lib/plans/amounts';
import { dearerAnnually } from '@/lib/plans/words';
import { exactDollars } from '@/lib/words/money';
import { plans } from '../../plans';
import { supportHours } from '../../support-hours';
import type { HelpArticle } from '../types';

const users = plans.map(({ title, price }) => {
  const [annual = 'As agreed', monthly = annual] = amountsOf(price);
  return [title, monthly, annual];
});

/** Five drivers, two dispatchers and a fleet manager. */
const sampleUsers = 8;

const sampleBills = plans.flatMap(({ title, price }) => {
  if (price.kind !== 'per-user') return [];
  const bill = (billing: string, each: number) => [
    `${title}, billed ${billing}`,
    `${sampleUsers} × ${exactDollars(each)} = ${exactDollars(sampleUsers * each)}`,
    `12 × ${exactDollars(sampleUsers * each)} = ${exactDollars(12 * sampleUsers * each)}`,
  ];
  return [bill('monthly', price.monthly), bill('annually', price.annual)];
});

const twoPriceLists = dearerAnnually(plans)
  ? ' Monthly and annual billing are two published price lists, of which the annual one is the higher. The 20% that annual payment saves belongs to contracts per vehicle alone.'
  : '';

export const billingGuide = {
  id: 6,
  slug: 'billing-guide',
  title: 'Billing and subscriptions',
  description:
    'See what a user costs, change the number of users, compare the contracts per vehicle, add a payment method, read invoices and change your pricing plan.',
  type: 'guide',
  difficulty: 'beginner',
  category: 'account-settings',
  rank: 19,
  readTime: 8,
  views: 4530,
  author: 'Accounts team',
  updated: '2026-11-29',
  checked: '2026-11-29',
  chapters: [
    {
      id: 'plans-per-user',
      title: 'Plans per user',
      blocks: [
        {
          type: 'paragraph',
          text: 'The [pricing page](/pricing) sells plans per user: you pay for the people who sign in, not for each van. [See who counts as a user.](/pricing#users)',
        },
        {
          type: 'table',
          caption: 'Price per user per month',
          columns: ['Pricing plan', 'Billed monthly', 'Billed annually'],
          rows: users,
        },
        {
          type: 'paragraph',
          text: `All of them have e-mail and phone support.${twoPriceLists}`,
        },
      ],
    },
    {
      id: 'find-your-plan',
      title: 'Find your pricing plan',
      blocks: [
        {
          type: 'paragraph',
          text: `Everything about money is under **Billing**, in three tabs: **Subscription**, **Payment methods** and **Invoices**. The menu shows **Billing** to the person who opened the ${site.name} account and to fleet managers.`,
        },
        {
          type: 'steps',
          title: 'Read what you have today',
          steps: [
            'Open **Billing**, tab **Subscription**.',
            'Note the pricing plan, the number of users or vehicles it counts and whether you pay monthly or annually.',
            'Compare vehicles with **Fleet**, tab **Vehicles**, and users with **Drivers** and with **Settings**, tab **People**. A van you sold in spring, or a driver who has left, may still be on the list.',
            'Note the date under **Renews on**. Make changes a week before it rather than on the day.',
          ],
        },
        {
          type: 'paragraph',
          text: 'During a trial the tab shows **Trial ends on** instead. Choose a pricing plan with **Choose plan**, add a payment method, and your stops, drivers and templates go on as they are.',
        },
        {
          type: 'paragraph',
          text: 'The plans of a day’s routes, which you optimize and dispatch, are under **Plan** and have nothing to do with your pricing plan.',
        },
      ],
    },
    {
      id: 'number-of-users',
      title: 'Change the number of users',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Count the people who need a sign-in of their own: drivers, dispatchers, supervisors and fleet managers.',
            'Under **Billing**, tab **Subscription**, press **Change number** beside the users, and enter that count.',
            'Check the new amount and its first day, and press **Confirm**.',
            'Add each new person: a driver under **Drivers**, anyone else under **Settings**, tab **People**.',
            'When a person leaves, [deactivate the account](/support/articles/driver-management-guide#when-a-driver-leaves). If a successor comes, the number stays as it is; if not, lower it afterward.',
          ],
        },
        {
          type: 'paragraph',
          text: `Riverside hub, our sample fleet, has five drivers. With two dispatchers and a fleet manager that makes ${sampleUsers} users; the four vans and the bike cost nothing extra.`,
        },
        {
          type: 'table',
          caption: `What ${sampleUsers} users cost, before tax`,
          columns: ['Pricing plan', 'A month', 'Twelve months'],
          rows: sampleBills,
        },
      ],
    },
    {
      id: 'compare-plans',
      title: 'Compare the contracts per vehicle',
      blocks: [
        {
          type: 'table',
          caption: 'Pricing plans per vehicle',
          columns: ['What you get', 'Starter', 'Professional', 'Enterprise'],
          rows: [
            [
              'Price per vehicle per month',
              exactDollars(vehicleContracts.starter),
              exactDollars(vehicleContracts.professional),
              'Custom',
            ],
            ['Vehicles', 'Up to 5', 'Up to 25', 'Unlimited'],
            ['Stops per route', 'Up to 100', 'Up to 500', 'Unlimited'],
            ['Support', 'E-mail', 'Phone and e-mail', 'As agreed'],
            ['Also included', '–', '–', apiAccess.feature],
          ],
        },
        {
          type: 'paragraph',
          text: 'These pricing plans count vehicles. They apply only where a signed order says so. Your order and the **Subscription** tab say whether you pay per user or per vehicle; if in doubt, write to us before you change anything.',
        },
        {
          type: 'paragraph',
          text: `Support differs too. Of the contracts that count vehicles, Starter has e-mail support only; Professional adds the phone ${supportHours.phone}; Enterprise has it ${supportHours.phoneOfEnterprise} unless your order names other hours. What else a contract includes stands in the order.`,
        },
        {
          type: 'list',
          items: [
            '**Starter** suits a single hub. Riverside hub, our sample fleet, has four vans and a bike, which makes five vehicles: exactly the limit.',
            '**Professional** starts to make sense with the sixth vehicle, with routes of more than 100 stops or when you want to reach us by phone.',
            '**Enterprise** is for fleets above 25 vehicles. It includes access to the [API](/api-docs), and its price is agreed with you.',
          ],
        },
      ],
    },
    {
      id: 'monthly-or-annual',
      title: 'Monthly or annual payment',
      blocks: [
        {
          type: 'paragraph',
          text: 'Annual payment saves 20% on a contract that counts vehicles: you pay for twelve months at once, and each of them costs a fifth less.',
        },
        {
          type: 'picture',
          src: 'help-annual',
          alt: 'Twelve full columns for $7,056.00 paid by the month; twelve columns a fifth shorter for $5,644.80 paid for the year.',
          caption:
            'Each bar is one month’s price for twelve vehicles on Professional; the dashed box above a green bar is the fifth that annual payment saves.',
        },
        {
          type: 'table',
          caption: 'Worked examples before tax',
          columns: ['Fleet', 'A month', 'Twelve months', 'Paid annually', 'Saved'],
          rows: [
            ['Starter, 5 vehicles', '$145.00', '$1,740.00', '$1,392.00', '$348.00'],
            ['Professional, 6 vehicles', '$294.00', '$3,528.00', '$2,822.40', '$705.60'],
            ['Professional, 12 vehicles', '$588.00', '$7,056.00', '$5,644.80', '$1,411.20'],
            ['Professional, 25 vehicles', '$1,225.00', '$14,700.00', '$11,760.00', '$2,940.00'],
          ],
        },
        {
          type: 'paragraph',
          text: 'Look at the first two lines before you buy a sixth vehicle: one more van takes the monthly amount from $145 to $294, because all six are then counted at $49. Pay by the month while the fleet is still changing, and by the year once its size has been the same for a season.',
        },
      ],
    },
    {
      id: 'number-of-vehicles',
      title: 'Change the number of vehicles',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Open **Billing**, tab **Subscription**, and press **Change number** beside the vehicles.',
            'Enter the number you need. Count the vans, trucks and bikes for which you plan routes, and leave out trailers.',
            'Read what the change costs and from which date it applies, then press **Confirm**.',
            'Only then open **Fleet** and add the new vehicle, or remove the one that left. For planning with more than one, see [several vehicles](/support/articles/multi-vehicle-routing).',
          ],
        },
        {
          type: 'paragraph',
          text: 'Think of the peak. If you run 12 vehicles and rent 3 more for the weeks before the holidays, budget 15 × $49 = $735 for each of those months, against $588 for the others. With annual payment, ask us how to handle the extra three before you order them.',
        },
      ],
    },
    {
      id: 'payment-methods',
      title: 'Add a payment method',
      blocks: [
        {
          type: 'table',
          caption: 'Accepted payment methods',
          columns: ['Method', 'Who can use it', 'Remarks'],
          rows: [
            ['Visa, MasterCard, American Express', 'Every pricing plan', 'Credit or company card'],
            ['ACH', 'Bank accounts in the US only', 'Direct debit from the account'],
            ['Wire transfer', 'Enterprise', 'Bank details are on the invoice'],
          ],
        },
        {
          type: 'steps',
          steps: [
            'Open **Billing**, tab **Payment methods**, and press **Add method**.',
            'Choose **Card** or **Bank account (ACH)**. The glossary says what [ACH](/support#glossary-ach) is.',
            'Enter the data and the billing address. The address decides which tax appears on the invoice.',
            'Press **Save**. Your bank may ask you to confirm.',
            'Choose **Use for renewals** in the menu of the new line.',
            'Remove the old method only when one invoice has been paid with the new one.',
          ],
        },
        {
          type: 'warning',
          title: 'Watch the expiration date',
          text: 'An expired card is a common reason why a renewal fails. The list marks each card that ends within 60 days. Add its successor then, and ask accounting to put the date in the calendar.',
        },
      ],
    },
    {
      id: 'invoices',
      title: 'Find and correct invoices',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Open **Billing**, tab **Invoices**. The newest is at the top.',
            'Press **Download** in its line for the PDF, or select several and press **Download all**.',
            'To have them sent, enter the e-mail address of your accounting department under **Send invoices to**.',
            'Enter company name, tax number and, if you use them, a **PO number** under **Invoice details**.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Invoice details apply from the next invoice on. If one that is already issued carries a wrong name or number, write to us with the invoice number and the correct line; do not change the amount yourself.',
        },
        {
          type: 'paragraph',
          text: 'To check an amount, multiply. Twelve vehicles at $49 make $588.00 for the month. If the invoice says $637.00, the difference of $49 is one vehicle too many, so look under **Fleet** first.',
        },
      ],
    },
    {
      id: 'change-plan',
      title: 'Change or cancel the pricing plan',
      blocks: [
        {
          type: 'steps',
          title: 'Move to another pricing plan',
          steps: [
            'Open **Billing**, tab **Subscription**, and press **Change plan**.',
            'Choose the pricing plan and **Monthly** or **Annual**. For Enterprise the button reads **Contact us**.',
            'Read the summary. It names what is charged today, what from the next renewal on, and the date on which the change takes effect.',
            'Press **Confirm**, and keep the confirmation that comes by e-mail.',
          ],
        },
        {
          type: 'warning',
          title: 'Before you move to a smaller pricing plan',
          text: 'With a contract per vehicle, check that you fit: no more than 5 vehicles and 100 stops per route for Starter, 25 and 500 for Professional. [Templates](/support/articles/route-templates) with more stops need splitting first, and on Starter you reach us by e-mail, no longer by phone. With a plan per user, see in the [comparison](/pricing#comparison) what the smaller one leaves out.',
        },
        {
          type: 'steps',
          title: 'Cancel',
          steps: [
            'Download your invoices and export the reports you must keep.',
            'Open **Subscription** and press **Cancel subscription**.',
            'Read on which day access ends, then press **Confirm**.',
            'Tell the drivers the date, and [deactivate their accounts](/support/articles/driver-management-guide#when-a-driver-leaves) on the last day, after the last route.',
          ],
        },
      ],
    },
    {
      id: 'failed-payments',
      title: 'When a payment fails',
      blocks: [
        {
          type: 'table',
          caption: 'Messages under Payment methods',
          columns: ['Message', 'Cause', 'What to do'],
          rows: [
            [
              '“Card expired”',
              'The date has passed',
              'Add the new card, then **Use for renewals**',
            ],
            [
              '“Declined by the bank”',
              'Limit reached or online payment blocked',
              'Call the bank; then **Try again**',
            ],
            [
              '“Confirmation needed”',
              'The bank wants to see you confirm',
              'Open the link and confirm',
            ],
            [
              '“Account not found”',
              'Routing or account number mistyped',
              'Enter the ACH account again',
            ],
          ],
        },
        {
          type: 'paragraph',
          text: 'If two attempts fail for the same reason, stop and [write to us](/contact) with your company code. Leave card numbers out of the message; we never need them.',
        },
      ],
    },
  ],
  next: [
    { label: 'Driver accounts and permissions', href: '/support/articles/driver-management-guide' },
    { label: 'Bill your customers automatically', href: '/support/articles/billing-automation' },
    { label: 'Ask the accounts team', href: '/contact' },
  ],
  product: { label: 'Pricing per user', href: '/pricing' },
  article: { label: 'Cost per delivery, worked out', href: '/blog/cost-per-delivery-worked-out' },
} as const satisfies HelpArticle;
