import { site } from '@/content/site';
import type { HelpArticle } from '../types';

export const routeOptimizationGuide = {
  id: 1,
  slug: 'route-optimization-guide',
  title: 'Create your first optimized route',
  description:
    'From an empty screen to a route on a driver’s phone: add stops, choose a vehicle, optimize, check and dispatch.',
  type: 'guide',
  difficulty: 'beginner',
  category: 'getting-started',
  rank: 1,
  readTime: 7,
  views: 11840,
  author: 'Support team',
  updated: '2026-11-29',
  checked: '2026-11-29',
  chapters: [
    {
      id: 'before-you-start',
      title: 'What you need before the first plan',
      blocks: [
        {
          type: 'paragraph',
          text: `This guide takes you from your first sign-in to ${site.name} to a route on a driver’s phone. Allow half an hour. Most of it goes into addresses, and the second plan will take a few minutes. To see the search at work before you sign in, plan a sample day in [the planner on this site](/route-optimization#planner).`,
        },
        {
          type: 'list',
          items: [
            'A sign-in for the web app, which opens through **Sign In** at the top of this site. Its menu on the left should show **Plan**, **Live**, **Fleet** and **Drivers**. If one is missing, ask your fleet manager.',
            'One [hub](/support#glossary-hub): the yard or depot where the vehicle starts and ends its day.',
            'One vehicle with a capacity and a shift.',
            'One driver whose phone already runs the [driver app](/support/articles/mobile-app-guide).',
            '10–15 stops with full addresses, in a spreadsheet or on paper.',
          ],
        },
        {
          type: 'steps',
          title: 'If the hub, the vehicle or the driver is missing',
          steps: [
            'Open **Fleet**, tab **Hubs**, and press **Add hub**. Enter a name and the address of your yard, then press **Save**. If there is no such button, a fleet manager has to do it.',
            'Open **Fleet**, tab **Vehicles**, and press **Add vehicle**. Fill in **Name**, **License plate**, **Type**, **Capacity**, **Shift** and **Home hub**, then press **Save**.',
            'Open **Drivers**, pick the driver and choose the vehicle under **Assigned vehicle**. A driver who is not on the list needs [an account](/support/articles/driver-management-guide) first.',
          ],
        },
        {
          type: 'tip',
          title: 'Start with 10–15 stops',
          text: 'Choose a route that was driven this week, so you know its real order and how long it took. In a small plan a wrong address shows at once; among 200 stops it hides.',
        },
      ],
    },
    {
      id: 'create-the-plan',
      title: 'Create the plan',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Open **Plan** in the menu and press **New plan**.',
            'Enter a **Plan name** that says where and when, such as “Riverside afternoon, test.”',
            'Set **Date** to tomorrow. A plan for today has only what is left of the shift.',
            'Choose your **Hub**.',
            'Leave **Template** at **None** and press **Create**.',
          ],
        },
        {
          type: 'paragraph',
          text: 'The plan opens on the first of its four tabs: **Stops**, **Vehicles**, **Rules** and **Result**. You work through them from left to right. Changes are saved as you make them, so you can close the browser and come back later.',
        },
      ],
    },
    {
      id: 'add-your-stops',
      title: 'Add your stops',
      blocks: [
        {
          type: 'paragraph',
          text: 'There are three ways in, and you can mix them. **Add stop** opens an empty line. **Paste list** takes rows copied from a spreadsheet. **Import file** reads a CSV or Excel file whose first row names the columns. Once this works by hand, a [connected store or ERP](/support/articles/connect-a-shop-or-erp) can send the orders by itself.',
        },
        {
          type: 'steps',
          title: 'Import a file',
          steps: [
            'On the **Stops** tab press **Import file** and choose the file.',
            'Match each column with a field of the stop. A column set to **Ignore** is not read.',
            'Press **Import**. The counter on the tab should equal the number of rows in your file, not counting the header.',
            'Press **Check address**. The list now shows only stops whose address was not found or fits more than one place.',
            'Correct the text, or drag the pin on the small map to the right door, and press **Confirm**. Repeat until the list is empty.',
          ],
        },
        {
          type: 'picture',
          src: 'help-stops',
          alt: 'Stops tab of the plan “Riverside afternoon, test”: four of 12 stops, each with a time window or “any” and 5 to 10 minutes of service.',
          caption:
            'Picture of the console. There you drag a line by its dots. **any** means that the whole shift will do.',
        },
        {
          type: 'table',
          caption: 'Fields of a stop',
          columns: ['Field', 'What to enter', 'If left empty'],
          rows: [
            ['Address', 'Number and street, city, state, ZIP code', 'The stop cannot be planned'],
            ['Time window', 'Earliest and latest arrival: 2:00–2:30 PM', 'Any time in the shift'],
            [
              'Service time',
              'Minutes from parking to leaving: 5–10 is standard',
              'The company’s default',
            ],
            ['Load', 'Packages or weight, in the unit of the capacity', 'Counts as zero'],
            ['Recipient, Phone, E-mail', 'Who is told about the delivery', 'No message is sent'],
            ['Note for the driver', 'Floor, gate, where to park', 'Nothing is shown'],
          ],
        },
        {
          type: 'picture',
          src: 'driver-bells',
          alt: 'Panel with six doorbells, the fourth one marked; the note for 22 Dyers’ Row reads: Ring apt 4. Second stair, blue door.',
          caption: 'A note for the driver that saves a call: which bell, which stair, which door.',
        },
        {
          type: 'paragraph',
          text: '[Service time](/support#glossary-service-time) decides more than it seems to. A standard stop takes 5–10 minutes. If you enter 2 minutes for 12 stops that really need 8, you hide 12 × 6 = 72 minutes, and by the last door the driver is more than an hour late.',
        },
      ],
    },
    {
      id: 'choose-vehicle-and-rules',
      title: 'Choose the vehicle and the rules',
      blocks: [
        {
          type: 'steps',
          steps: [
            'Open the **Vehicles** tab and select one vehicle, for example VAN 07.',
            'Check **Driver**, **Shift** and **Capacity** in its line. What you change here holds for this plan alone.',
            'Open **Rules** and leave **Mode** at **Fast**, which is meant for up to 50 stops.',
            'Leave **Objective weights** at distance 40%, time 40% and penalties 20%.',
            'Leave everything under **Constraints** as it is: time windows, capacity and shift should count from the first plan on, as far as your [pricing plan](/pricing) includes them. The guide to [constraints](/support/articles/advanced-constraints) has the others.',
            'Keep **Advanced** closed. Its defaults are sound, and the [guide to the algorithms](/support/articles/route-algorithms-guide) explains them.',
          ],
        },
      ],
    },
    {
      id: 'optimize-and-check',
      title: 'Optimize the plan and check it',
      blocks: [
        {
          type: 'paragraph',
          text: 'Press **Optimize** at the top right. In **Fast** mode the search itself takes under 30 seconds. With traffic and the drawing of the map, allow 30–60 seconds in all, and up to 2 minutes for 50+ stops. **Standard** and **Intensive** modes search for longer, as [their table](/support/articles/route-algorithms-guide#optimization-modes) says. **Result** opens by itself.',
        },
        {
          type: 'paragraph',
          text: 'Do one sum before you look at the order. Twelve stops at 8 minutes make 96 minutes at doors. Thirteen drives of about 6 minutes, the way home included, add 78. That is 174 minutes, or 2 h 54 min. If **Result** says five hours, an address is probably in the wrong town.',
        },
        {
          type: 'list',
          items: [
            '**Unassigned** is empty. A stop in that list carries the reason why no vehicle could take it.',
            '**Late stops** reads 0.',
            'No line on the map runs far out to a single stop and back. Where one does, read that address again.',
            'The departure leaves enough time for loading.',
            'The driver who knows the route agrees with the order.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Where you know better, drag the stop to its place and choose **Lock** in its menu. A locked stop keeps its vehicle and its place in the order when you press **Optimize** again.',
        },
      ],
    },
    {
      id: 'send-it-to-the-driver',
      title: 'Send it to the driver',
      blocks: [
        {
          type: 'warning',
          title: 'Real recipients get real messages',
          text: 'With **Notify recipients** checked, everybody in the plan who has a phone number or an e-mail address can be [told of the delivery](/support/articles/notification-guide). Clear the check box for a practice plan.',
        },
        {
          type: 'steps',
          steps: [
            'Press **Dispatch** at the top of the plan.',
            'Check that the route in the list has a driver.',
            'Keep or clear **Notify recipients**.',
            'Press **Send routes**.',
            'Ask the driver to open **Today** in the app. On the date of the plan the stops are listed there in order.',
            'On the day, open **Live**. Each stop on the map fills in as the driver completes it.',
            'To change something after sending, correct the plan and press **Dispatch** again.',
          ],
        },
        {
          type: 'picture',
          src: 'driver-day-phone',
          alt: 'The afternoon of VAN 07 as a line: break at 1:02, 41 Shuttle Street done at 1:42, the arrow at 1:48, then 22 Dyers’ Row at 2:08, 4 Bobbin Street at 2:42, 8 Spindle Street at 3:03 and the hub at 3:21.',
          caption:
            'A sent route as its driver sees it during the day: filled dots are closed stops, hollow ones still have their arrival time.',
        },
      ],
    },
    {
      id: 'when-something-looks-wrong',
      title: 'When something looks wrong',
      blocks: [
        {
          type: 'table',
          caption: 'First plans: what you see and what to do',
          columns: ['What you see', 'Likely cause', 'What to do'],
          rows: [
            [
              'Unassigned: “Outside shift”',
              'The time window opens after the shift ends',
              'Change the window, or the shift under **Vehicles**',
            ],
            [
              'Unassigned: “Over capacity”',
              'The loads add up to more than the vehicle holds',
              'Check the unit of **Load**, or select a second vehicle',
            ],
            [
              '**Optimize** is gray',
              'No stop, no vehicle, or an address not confirmed',
              'Read the line under the button: it names what is missing',
            ],
            [
              'All arrivals look too early',
              'Service times were left at a low default',
              'Select all stops and set **Service time** once',
            ],
            [
              'The driver sees no route',
              'The route went to another name',
              'Compare the driver in the plan with **Profile** in the app',
            ],
          ],
        },
      ],
    },
    {
      id: 'from-here',
      title: 'Where to go from here',
      blocks: [
        {
          type: 'paragraph',
          text: 'Plan the same route on three days and compare the times with what the driver needed; the report [Plan against actual](/support/articles/reading-the-reports#plan-against-actual) shows both, stop by stop. Correct the service times, then [add a second vehicle](/support/articles/multi-vehicle-routing). A route that comes back every week is worth a [template](/support/articles/route-templates).',
        },
        {
          type: 'paragraph',
          text: 'Plans with 100+ stops may need premium features. The Starter pricing plan, for example, ends at 100 stops per route; the [billing guide](/support/articles/billing-guide) lists what each pricing plan includes.',
        },
      ],
    },
  ],
  next: [
    { label: 'Plan several vehicles at once', href: '/support/articles/multi-vehicle-routing' },
    { label: 'Save a route as a template', href: '/support/articles/route-templates' },
    { label: 'Set up the driver app', href: '/support/articles/mobile-app-guide' },
  ],
  product: { label: 'What route optimization does', href: '/route-optimization' },
  article: { label: 'How long a stop takes', href: '/blog/how-long-a-stop-takes' },
} as const satisfies HelpArticle;
