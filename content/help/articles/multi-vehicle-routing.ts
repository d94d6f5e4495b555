import { site } from '@/content/site';
import type { HelpArticle } from '../types';

export const multiVehicleRouting = {
  id: 7,
  slug: 'multi-vehicle-routing',
  title: 'Plan several vehicles at once',
  description:
    'Share one list of stops among several vehicles: count what you need, balance the hours, keep routes apart and move stops by hand.',
  type: 'guide',
  difficulty: 'intermediate',
  category: 'route-planning',
  rank: 8,
  readTime: 7,
  views: 3890,
  author: 'Routing team',
  updated: '2026-11-29',
  checked: '2026-11-29',
  chapters: [
    {
      id: 'what-changes',
      title: 'What changes with a second vehicle',
      blocks: [
        {
          type: 'paragraph',
          text: `With one vehicle the planner looks for an order. With several it first has to decide who goes where, and ${site.name} settles both questions in one run. Put all stops of the day into one plan, then, rather than sorting them by district yourself.`,
        },
        {
          type: 'paragraph',
          text: 'You should have driven a plan with [one vehicle](/support/articles/route-optimization-guide) before, so that your service times are right. An error of 3 minutes a stop makes one van with 15 stops 45 minutes late. Over 89 stops it adds up to 267 minutes, almost four and a half hours.',
        },
        {
          type: 'list',
          items: [
            'Each vehicle is listed under **Fleet** with capacity, shift and home hub.',
            'Each driver has an **Assigned vehicle** and can [sign in to the app](/support/articles/mobile-app-guide).',
            'If your contract counts vehicles, check that it covers them all: Starter goes up to 5, Professional up to 25. [Billing](/support/articles/billing-guide#number-of-vehicles) explains how to add one.',
          ],
        },
      ],
    },
    {
      id: 'how-many-vehicles',
      title: 'Work out how many vehicles you need',
      blocks: [
        {
          type: 'paragraph',
          text: 'Add up minutes before you select anything. We use Riverside hub, our sample fleet, with 89 stops. Of a day from 8:00 AM to 5:00 PM we count 300 minutes for doors and drives; loading, breaks and waits for time windows take the rest.',
        },
        {
          type: 'table',
          caption: 'Minutes of the sample day',
          columns: ['Part', 'Sum', 'Minutes'],
          rows: [
            ['At doors, four vans', '63 stops × 8', '504'],
            ['At doors, one bike', '26 stops × 5', '130'],
            ['To each stop', '89 drives × 6', '534'],
            ['Back to the hub', '5 drives × 12', '60'],
            ['Total', 'All four lines', '1,228'],
          ],
        },
        {
          type: 'paragraph',
          text: 'Six minutes a drive is a cautious estimate before planning; a finished plan needs less, above all on the bike. Divided by five the total is about 246 minutes a vehicle, and 54 of the 300 are left for traffic. With four vehicles there are only four drives home, so the total is 1,216 minutes, or 304 a vehicle: 4 minutes over the 300 before anything has gone wrong. Five it is.',
        },
        {
          type: 'paragraph',
          text: 'Do the same with the load. Four vans of 60 packages and a bike of 30 carry 270. A day of 205 packages fills 76% of that. Above 90% the planner has little room to swap stops, and routes get longer.',
        },
      ],
    },
    {
      id: 'set-up-the-plan',
      title: 'Set up the plan',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Open **Plan**, press **New plan**, give it a name, a date and a hub, and press **Create**.',
            'Bring all stops into the **Stops** tab, and work through **Check address** until its list is empty.',
            'On the **Vehicles** tab select every vehicle that may drive. A selected vehicle can stay empty; one that is not selected is never used.',
            'Set **Shift**, **Start** and **End** in each line. A driver who takes the van home ends somewhere other than the hub.',
            'Open **Rules** and choose the **Mode** by the number of all stops. For 89 that is **Standard** mode.',
            'Choose what **Share the work by** should mean. The table below helps.',
            'Turn on **Keep routes apart** if each driver should have an area. It starts off, and then two vehicles may share a street. The article on [territories](/blog/territories-that-do-not-overlap) says what keeping them apart costs.',
          ],
        },
        {
          type: 'table',
          caption: 'Share the work by',
          columns: ['Choice', 'The planner tries to', 'Choose it when'],
          rows: [
            ['Hours', 'Make all routes end at a similar time', 'Drivers are paid by shift'],
            ['Stops', 'Give each vehicle a similar number', 'Stops are much alike'],
            ['Fewest vehicles', 'Leave vehicles at the hub', 'A vehicle costs more than overtime'],
          ],
        },
        {
          type: 'paragraph',
          text: '**Hours** is the default and right for mixed fleets. The bike of the sample day gets 26 stops and needs 130 minutes at doors; VAN 03 gets 18 and needs 144. Shared by stops, both would get the same number, and the van would come home last every day.',
        },
      ],
    },
    {
      id: 'optimize-and-read',
      title: 'Optimize and read the result',
      blocks: [
        {
          type: 'paragraph',
          text: 'Press **Optimize**. In **Standard** mode expect 1–3 minutes. The map then shows one colored line per vehicle, and the list beside it one row.',
        },
        {
          type: 'picture',
          src: 'plan',
          alt: 'Plan on a city map: five routes in five colors leave one hub in different directions and do not cross.',
          caption: 'Five vehicles with **Keep routes apart** on: each has its own side of town.',
        },
        {
          type: 'table',
          caption: 'The route list of the sample day',
          columns: ['Vehicle', 'Driver', 'Stops', 'Packages'],
          rows: [
            ['VAN 03', 'A. Okafor', '18', '46 of 60'],
            ['VAN 07', 'M. Castellanos', '14', '38 of 60'],
            ['BIKE 02', 'J. Lindqvist', '26', '28 of 30'],
            ['VAN 11', 'R. Bhatt', '16', '52 of 60'],
            ['VAN 14', 'S. Moreau', '15', '41 of 60'],
          ],
        },
        {
          type: 'list',
          items: [
            'First the **Unassigned** list. A stop there is a customer who gets nothing.',
            'Then the ends of the routes. A route that finishes an hour before the others can take some of their stops. Leave the route that ends last as it is if only a reload or a late window keeps it on the road.',
            'Then the loads. BIKE 02 is at 28 of 30, so a late order should go to a van.',
            'Last the map. Two lines in the same street are worth a question, even where a [time window](/support/articles/advanced-constraints#time-windows) explains them.',
          ],
        },
      ],
    },
    {
      id: 'move-stops',
      title: 'Move stops by hand',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Click the stop on the map or in the route, and choose **Move to** in its menu.',
            'Pick the vehicle. The menu shows beside each one how many minutes the day would gain or lose.',
            'Choose **Lock** in the same menu if the stop must stay there, for example because only this driver knows the gate.',
            'After three or four moves press **Optimize** again. What you locked stays on that vehicle and at that place in its order; the rest is arranged around it.',
          ],
        },
        {
          type: 'picture',
          src: 'delivery-board-phone',
          alt: 'Next stops of VAN 07 and BIKE 02 side by side: 6 Weavers’ Yard, window 2:30–3:30, is held between two stops of VAN 07; below it reads 4 min longer, all on time.',
          caption:
            'Before the stop is dropped, the last line says what it costs: 4 minutes for the day, and no window is missed.',
        },
        {
          type: 'warning',
          title: 'Locks add up',
          text: 'Each lock takes a choice away from the planner. With a third of the stops locked you are planning by hand again. Locks live on in [templates](/support/articles/route-templates): open yours once a month, filter **Stops** by **Locked**, and release each lock that has no reason left.',
        },
      ],
    },
    {
      id: 'dispatch-and-follow',
      title: 'Dispatch and follow the vehicles',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Press **Dispatch**. The dialog lists one line per route with its driver.',
            'Clear the check box of any route that should leave later. It waits in the plan.',
            'Decide whether recipients [get a message](/support/articles/notification-guide) with **Notify recipients**, and press **Send routes**.',
            'Print the loading list with **More**, **Loading list**. What is delivered last goes in first, so that the first stop’s packages are at the door.',
            'Open **Live**. The list shows done and total for each vehicle, such as 11 of 18.',
          ],
        },
        {
          type: 'picture',
          src: 'delivery-load',
          alt: 'VAN 07 from above with ten packages, numbered by stop: 13 and 14 are at the front, the two of stop 9 by the open rear doors.',
          caption:
            'Loaded by that list: the packages of stop 9, the next one, are by the doors, and that of stop 14, the last, is deepest inside.',
        },
        {
          type: 'steps',
          title: 'A late order comes in',
          steps: [
            'Press **Add stop** in **Live** and enter it like any other, with its load.',
            'Press **Re-plan**. The order joins the vehicle where it costs least; served and locked stops do not move.',
            'Read the line that names the vehicle and the minutes added. Press **Accept**, or **Decline** and move the stop yourself.',
          ],
        },
        {
          type: 'paragraph',
          text: 'An order whose package is still at the hub needs a vehicle that has not left, or one that comes back. Check **Load at hub** in the stop, and the planner adds the drive to the hub.',
        },
        {
          type: 'paragraph',
          text: 'If a vehicle breaks down, select it in **Live**, choose **Take out**, and press **Re-plan**. Its open stops go to the others as far as shift and load allow. What is left over appears under **Exceptions**, and the packages still have to change vans, so agree on a meeting point first.',
        },
      ],
    },
    {
      id: 'troubleshooting',
      title: 'If the routes look wrong',
      blocks: [
        {
          type: 'table',
          caption: 'Plans with several vehicles',
          columns: ['What you see', 'Likely cause', 'What to do'],
          rows: [
            ['One vehicle stays empty', '**Fewest vehicles** is chosen', 'Switch to **Hours**'],
            [
              'Routes cross in spite of **Keep routes apart**',
              'Time windows or locks force them to',
              'Release locks in that street, optimize again',
            ],
            [
              'One route is far longer than the rest',
              'Only this vehicle meets the needs of those stops',
              'Give a second vehicle the equipment, or split the day',
            ],
            [
              'Many stops are unassigned, reason “No vehicle left”',
              'Work exceeds the shifts',
              'Redo the sum above and select one more vehicle',
            ],
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Advanced planning constraints', href: '/support/articles/advanced-constraints' },
    { label: 'Route algorithms and tuning', href: '/support/articles/route-algorithms-guide' },
    { label: 'Save these routes as a template', href: '/support/articles/route-templates' },
  ],
  product: { label: 'What route optimization does', href: '/route-optimization' },
  article: {
    label: 'Territories or the shortest plan',
    href: '/blog/territories-that-do-not-overlap',
  },
} as const satisfies HelpArticle;
