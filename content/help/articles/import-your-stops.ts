import { columnRows } from '@/lib/planner/import/columns/guide';
import { plannerTemplates } from '@/lib/routes';
import type { HelpArticle } from '../types';

export const importYourStops = {
  id: 17,
  slug: 'import-your-stops',
  title: 'Bring your own stops to the planner',
  description:
    'Which files open in the planner of this site, how columns, depot, time windows and routes are read, and how a plan goes out again.',
  type: 'guide',
  difficulty: 'beginner',
  category: 'route-planning',
  readTime: 7,
  views: 0,
  author: 'Support team',
  updated: '2026-11-29',
  checked: '2026-11-29',
  chapters: [
    {
      id: 'open-a-list',
      title: 'Open a list',
      blocks: [
        {
          type: 'paragraph',
          text: '[The planner on this site](/route-optimization#planner) reads a list of your own stops, checks it and plans it in the browser. Nothing is sent anywhere. Where this site offers to look addresses up, the button names the service it asks, and nothing is sent before you press it. Closing the page forgets the list.',
        },
        {
          type: 'steps',
          steps: [
            'Press **Bring your own stops** under the planner, or drop a file anywhere on the page.',
            'Choose a file or several with the same headings, or paste rows copied from a spreadsheet.',
            'Read what was found: how many stops can be read, which line is the depot, and what each column was taken for.',
            'Correct the marked field of a line, or choose another field for a column under **Columns**.',
            'Press **Plan**. You can change the vans under **Vans** afterward.',
          ],
        },
        {
          type: 'tip',
          title: 'Begin with the template',
          text: `The template has every column and a few invented stops: [CSV](${plannerTemplates.csv}) or [Excel](${plannerTemplates.xlsx}). Replace its lines with yours and leave empty what you do not need.`,
        },
      ],
    },
    {
      id: 'files-that-open',
      title: 'Files that open',
      blocks: [
        {
          type: 'table',
          caption: 'Formats, and what is read from each',
          columns: ['Format', 'What is read'],
          rows: [
            [
              'CSV, TSV, text',
              'Lines with commas, semicolons, tabs, bars or colons between their cells. Titles above the headings and totals below are left out',
            ],
            ['Excel (.xlsx)', 'One sheet, which you choose where there are several'],
            ['GeoJSON', 'Points, with their properties as columns'],
            ['KML, KMZ', 'Placemarks with their names and descriptions'],
            ['GPX', 'Waypoints, or the points of routes where there are none'],
            ['WKT', 'A cell such as “POINT (-87.6615 41.8837)”, in any list'],
            [
              'JSON',
              'A list of objects; fields within fields become columns such as “location.lat”',
            ],
            [
              'VROOM (JSON)',
              'Jobs with service, delivery, skills and the first time window. The start of the first vehicle is the depot',
            ],
            [
              'Solomon, TSPLIB, CVRPLIB',
              'Benchmark problems on a plane, with their windows, loads and vans, drawn to scale on plain ground',
            ],
            [
              'Plan file (.plan.json)',
              'A plan that was exported here, with all that belongs to it',
            ],
          ],
        },
        {
          type: 'paragraph',
          text: 'Old workbooks (.xls) have to be saved as .xlsx or CSV first. The text may be encoded as UTF-8, UTF-16, Windows-1252, Windows-1251 or Shift-JIS; where its characters look wrong, choose another under **Encoding**.',
        },
      ],
    },
    {
      id: 'columns',
      title: 'Columns and their headings',
      blocks: [
        {
          type: 'paragraph',
          text: 'A column is known by its heading, in English, German, French or Spanish, as long as its cells fit. Capitals, accents, underscores and a unit such as (min) or (kg) make no difference. A list without headings is read by what its columns hold. Places are read from latitude and longitude, in two columns or one. A line without them is placed at the center of its US ZIP code, and its stop can be dragged to the door.',
        },
        {
          type: 'table',
          caption: 'What each column holds and some of the headings that it may have',
          columns: ['Column', 'How to write it', 'Headings, for example'],
          rows: columnRows,
        },
        {
          type: 'paragraph',
          text: 'Numbers may have a point or a comma before their decimals. Minutes at a stop may be given in seconds or hours: the unit in the heading says so, or you choose it beside **Time at a stop is in**.',
        },
      ],
    },
    {
      id: 'depot',
      title: 'How the depot is chosen',
      blocks: [
        {
          type: 'paragraph',
          text: 'Vans leave from the depot. The planner takes the first of these that it finds and says which line it took and why; another can be chosen under **Depot**.',
        },
        {
          type: 'steps',
          steps: [
            'A line whose column **Depot or stop** says that it is a depot, hub or warehouse.',
            'A line whose name is or begins with Depot, Hub or Warehouse, such as **Depot: Riverside**.',
            'The first line.',
          ],
        },
        {
          type: 'paragraph',
          text: 'A line that repeats the depot, such as the end of a route, is not a stop.',
        },
      ],
    },
    {
      id: 'time-windows',
      title: 'How time windows may be written',
      blocks: [
        {
          type: 'list',
          items: [
            'In one cell: 08:30-09:15, 8:30 AM to 9:15 AM, 2-4 PM, noon-3pm. Where one end lacks AM or PM, the one that puts the two in order is taken.',
            'In two columns, from and to: 08:30, 8:30 AM, 900, minutes or seconds after midnight, or a date and a time. One end alone leaves the other open.',
            'Open to one side: by 3pm, before 15:00, after 1 PM. “AM” and “PM” are the halves of the day.',
            'Past midnight: 22:00-02:00 ends the next day, and 00:00 as an end is midnight.',
            'Any time: an empty cell, a dash, or a cell that says **any** or **none**.',
          ],
        },
      ],
    },
    {
      id: 'your-plan',
      title: 'Existing routes',
      blocks: [
        {
          type: 'paragraph',
          text: 'Where a list has a column for vans, drivers or routes, their stops become **Your plan**, in the order of **Place in the route**. Without that column the planned arrivals decide, and without those the order of the lines. The optimized plan is compared with it. A list that names no vans is first divided among enough of them in a simple way, for comparison.',
        },
        {
          type: 'picture',
          src: 'manual',
          alt: 'City map with five routes from one hub; they share streets and cross on both sides of the river, above all at a traffic circle.',
          caption:
            'An example of **Your plan**: five routes as a list may bring them, which cross on both sides of the river.',
        },
        {
          type: 'picture',
          src: 'optimized',
          alt: 'The same map and stops: five routes leave the hub in different directions and do not cross.',
          caption: 'The optimized plan for the same stops: each van now has one part of the city.',
        },
      ],
    },
    {
      id: 'take-it-out',
      title: 'Export a plan',
      blocks: [
        {
          type: 'table',
          caption: 'What each export brings back when it is opened here again',
          columns: ['Export', 'Brings back', 'Use it for'],
          rows: [
            ['Plan file', 'All: stops, vans, rules, locks and routes', 'Going on another day'],
            [
              'CSV, Excel, GeoJSON',
              'Stops with notes and phones, the depot, vans and their order',
              'Spreadsheets, maps, other systems',
            ],
            ['GPX', 'Places and names, with the numbers of the stops', 'Navigation devices'],
          ],
        },
        {
          type: 'paragraph',
          text: '**Driver sheets** prints a sheet for each van. Each stop has its coordinates, a code to scan and links to Google Maps, Apple Maps and Waze; a map app learns of a stop only when its link is opened.',
        },
        {
          type: 'paragraph',
          text: 'The planner and its driver sheets say 2:08 PM; choose kilometers under **Rules**, **Units**, and they switch to 14:08. Files always have 14:08.',
        },
      ],
    },
  ],
  next: [
    {
      label: 'Create your first optimized route',
      href: '/support/articles/route-optimization-guide',
    },
    { label: 'Advanced planning constraints', href: '/support/articles/advanced-constraints' },
  ],
  product: { label: 'What route optimization does', href: '/route-optimization' },
  article: { label: 'How long a stop takes', href: '/blog/how-long-a-stop-takes' },
} as const satisfies HelpArticle;
