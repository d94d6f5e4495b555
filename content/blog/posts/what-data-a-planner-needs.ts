import type { BlogPost } from '../types';

export const whatDataAPlannerNeeds = {
  id: 25,
  title: 'What data route planning needs, and how to clean it in a week',
  slug: 'what-data-a-planner-needs',
  excerpt:
    'An optimizer tries 90,200 plans and believes your spreadsheet in each of them. Four kinds of data decide what comes out: addresses, map points, windows and loads.',
  content:
    'Addresses, map points, time windows and capacities: how to test each field of an order file, and a five-day cleanup before going live.',
  author: 'Data desk',
  date: '2024-12-17',
  category: 'AI & Technology',
  tags: ['data quality', 'geocoding', 'time windows', 'capacity', 'route optimization'],
  image: 'cover-what-data-a-planner-needs',
  featured: true,
  views: 8870,
  likes: 461,
  sections: [
    {
      type: 'paragraph',
      content:
        '“22 dyers row 4, pm, 2, call.” The evening dispatcher at Riverside hub typed that row, and M. Castellanos in VAN 07 reads it without slowing down: apartment 4, early afternoon, two packages, call before you park. A program reads a street it can’t find, a number that may be an apartment or a quantity, and a [window](/support#glossary-time-window) of twelve hours.',
    },
    {
      type: 'paragraph',
      content:
        'Our planner’s search is a [genetic algorithm](/support/articles/route-algorithms-guide#algorithm-settings). By default it carries 200 plans through 500 generations and makes 180 new ones in each, so 200 + 500 × 180 = 90,200 candidates are weighed before you see one. Not one of them doubts your file. If the row puts the customer in the wrong part of town, all of them drive there.',
    },
    { type: 'heading', content: 'What three bad addresses in a hundred cost' },
    {
      type: 'paragraph',
      content:
        '97 percent correct sounds like a clean file. Take 400 orders a day, with 12 of them pointing somewhere else. Say the driver looks around for six minutes, phones for three and drives five more to the right door.',
    },
    {
      type: 'stats',
      title: 'Twelve wrong rows a day',
      stats: [
        { number: '14 min', label: 'for each wrong row: 6 + 3 + 5' },
        { number: '168 min', label: 'a day for 12 of them, over a third of an eight-hour shift' },
        { number: '59 h', label: 'in a month of 21 working days' },
      ],
    },
    {
      type: 'paragraph',
      content:
        'The damage also spreads. Every stop behind a wrong row is 14 minutes late, and each promised window there is in danger. Drivers decide within a week whether a plan is worth following, and they judge it by its silliest stop.',
    },
    { type: 'heading', content: 'Addresses and geocoding: keep the quality of each point' },
    {
      type: 'paragraph',
      content:
        'A route runs between points, so each address has to become one. Keep the answer’s quality beside the answer. Suppose 2,400 customer addresses come back like this: 2,010 on the roof, 240 somewhere on the right street, 120 in the middle of the ZIP code, 30 not at all. The last two groups, 150 rows, are fixed by hand at three minutes each, or 7.5 hours. Of the street group fix only those you visit weekly; if they are 60, that is another three hours.',
    },
    {
      type: 'list',
      title: 'Five tests of your map points',
      items: [
        'The same point under many addresses. Thirty-seven customers in one spot are a ZIP code’s center or a mall.',
        'Too few decimals. A degree of latitude is about 69 miles, so two decimals are good to 0.7 mile and four to 36 feet.',
        'Latitude and longitude swapped, or both zero. Sort by each column and look at the ends.',
        'Points outside your service area, and sign errors that land in the sea.',
        'Points far from where past deliveries were signed. Each [proof of delivery](/delivery-management#delivery-proof-&-validation) has a position; the middle one of the last five usually beats a geocoder.',
      ],
    },
    { type: 'heading', content: 'Time windows: keep those you promised' },
    {
      type: 'paragraph',
      content:
        'Two faults occur, and people look for only one. A missing [time window](/support/articles/advanced-constraints#time-windows) sends the van to a locked door, and the customer complains. An invented window takes away choices, and there is no complaint. Ten stops with no windows can be driven in 3,628,800 sequences. Tie five of them to the morning and five to the afternoon, because a form had to be filled in, and 14,400 are left: one in 252.',
    },
    {
      type: 'paragraph',
      content:
        'So ask of each window who promised it. Store hours and appointments stay. “Usually mornings” goes into the note. A window under one hour should carry the name of the person who promised it. A store that closes for lunch has two windows, and many files have room for only one.',
    },
    { type: 'heading', content: 'Vehicle capacity: weight and volume' },
    {
      type: 'paragraph',
      content:
        'Take a van with 300 cubic feet and a payload of 2,600 pounds, and load it with bottled water. A case of 24 bottles, 16.9 fluid ounces each, weighs about 27 pounds and takes 0.75 of a cubic foot. After 96 cases the van carries 2,592 pounds and is full, with 72 cubic feet in use. Three quarters of the cargo space is air. A plan that knows only volume would put 400 cases aboard, which is 10,800 pounds.',
    },
    {
      type: 'paragraph',
      content:
        'Give every order a weight and a volume, and every vehicle [a limit](/support#glossary-capacity) for both. Where sizes are missing, list products by how often they ship and measure from the top until nine orders in ten are covered. That is seldom more than an afternoon with a tape and a scale. The rest get the median of their group and a mark that says so.',
    },
    { type: 'heading', content: 'Five days to clean order data' },
    {
      type: 'list',
      title: 'Five days, two people',
      items: [
        'Monday: take a copy of one real day, last Thursday say, and of what was driven. Count empty and doubtful fields. Work on the copy from here.',
        'Tuesday: points. Run the tests above and fix the 150 by hand, then the 60.',
        'Wednesday: windows, with someone from customer service in the room.',
        'Thursday: weights, volumes and the vehicles. For each van note start, shift length, break, payload, height and skills. Measure two cargo bays; the brochure counts the space that the wheel arches take.',
        'Friday: plan 10 to 15 stops first, as [our guide to a first route](/support/articles/route-optimization-guide#before-you-start) has it, and read every leg aloud. Then plan the whole Thursday and lay it beside what was driven.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'On Friday leave the settings alone: 40 percent distance, 40 percent time, 20 percent penalties, and a [service time](/support#glossary-service-time) between 5 and 10 minutes a stop. Where plan and day differ, ask the driver. Either the file was wrong or the driver’s habit was, and both answers are worth having. Fix the file, run again, and stop when the drivers’ objections are about taste. The [planner on this site](/route-optimization#planner) takes a pasted list with map points and names the rows it cannot read, so you can start once Tuesday’s points are in.',
    },
    {
      type: 'highlight',
      title: 'The same order, as a program needs it',
      content:
        '22 Dyers’ Row, Apt. 4. Point moved to the entrance; the geocoder’s quality was rooftop. Window 2:00–2:30 PM, promised by Ada on the phone. Two packages, 11 lb, 1.5 cu ft. Service time 8 minutes. Note to driver: call before parking.',
    },
    { type: 'heading', content: 'Who keeps the data clean' },
    {
      type: 'paragraph',
      content:
        'A file starts to go stale on the day you finish. Give each field one owner: sales for windows, the warehouse for sizes, dispatch for points. Drivers own nothing, but they must be able to say “wrong pin” in one sentence, and see it corrected by the next visit. Leave out, for now, every field that is empty in most rows. Customer priority and favorite driver can wait until addresses, points, windows and loads are right. Orders that come from an online store can [arrive through an integration](/integrations) and skip the spreadsheet.',
    },
  ],
  keyTakeaways: [
    'At 400 orders a day, three bad rows in a hundred cost about 59 driver hours a month in the worked example.',
    'Store the quality of each map point, and correct points from the positions of past proofs of delivery.',
    'Look for invented time windows as hard as for missing ones: they take away choices, and no customer ever complains.',
    'Give orders and vehicles both weight and volume; water fills a van by weight at a quarter of its space.',
    'Test with one real past day, default settings, and a driver at the table.',
  ],
  worked: {
    title: 'What wrong rows cost, what windows take away, what a van carries',
    lines: [
      { name: 'plans', label: 'Plans kept at a time', value: 200 },
      { name: 'generations', label: 'Generations', value: 500 },
      { name: 'fresh', label: 'New plans in each', value: 180 },
      {
        name: 'candidates',
        label: 'Plans weighed',
        sum: 'plans + generations * fresh',
        shown: '90,200',
      },
      { name: 'orders', label: 'Orders a day', value: 400 },
      { name: 'bad', label: 'Wrong rows a day', value: 12 },
      { name: 'look', label: 'Looking around', value: 6, unit: 'minutes' },
      { name: 'phone', label: 'Phoning', value: 3, unit: 'minutes' },
      { name: 'drive', label: 'Driving to the right door', value: 5, unit: 'minutes' },
      { name: 'days', label: 'Working days of a month', value: 21 },
      {
        name: 'row',
        label: 'A wrong row',
        sum: 'look + phone + drive',
        shown: '14',
        unit: 'minutes',
      },
      {
        name: 'day',
        label: 'Wrong rows of a day',
        sum: 'bad * row',
        shown: '168',
        unit: 'minutes',
      },
      {
        name: 'month',
        label: 'Wrong rows of a month',
        sum: 'day * days / 60',
        shown: '59',
        unit: 'hours',
      },
      { name: 'zip', label: 'Addresses in the middle of a ZIP code', value: 120 },
      { name: 'none', label: 'Addresses not found', value: 30 },
      { name: 'manual', label: 'Fixing one by hand', value: 3, unit: 'minutes' },
      { name: 'rows', label: 'Rows to fix by hand', sum: 'zip + none', shown: '150' },
      {
        name: 'hours',
        label: 'Hours to fix them',
        sum: 'rows * manual / 60',
        shown: '7.5',
        unit: 'hours',
      },
      { name: 'degree', label: 'A degree of latitude', value: 69, unit: 'miles' },
      { name: 'two', label: 'Two decimals', sum: 'degree / 100', shown: '0.7', unit: 'miles' },
      {
        name: 'four',
        label: 'Four decimals',
        sum: 'degree / 10000 * 5280',
        shown: '36',
        unit: 'feet',
      },
      {
        name: 'free',
        label: 'Sequences of ten stops without windows',
        sum: '10 * 9 * 8 * 7 * 6 * 5 * 4 * 3 * 2',
        shown: '3,628,800',
      },
      {
        name: 'tied',
        label: 'Sequences with five in the morning, five after',
        sum: '(5 * 4 * 3 * 2) * (5 * 4 * 3 * 2)',
        shown: '14,400',
      },
      { name: 'fewer', label: 'How many times fewer', sum: 'free / tied', shown: '252' },
      { name: 'space', label: 'Cargo space', value: 300, unit: 'cubic feet' },
      { name: 'payload', label: 'Payload', value: 2600, unit: 'pounds' },
      { name: 'weight', label: 'Weight of a case of water', value: 27, unit: 'pounds' },
      { name: 'volume', label: 'Volume of a case of water', value: 0.75, unit: 'cubic feet' },
      { name: 'cases', label: 'Cases by weight', sum: 'floor(payload / weight)', shown: '96' },
      {
        name: 'pounds',
        label: 'Weight of those cases',
        sum: 'cases * weight',
        shown: '2,592',
        unit: 'pounds',
      },
      {
        name: 'feet',
        label: 'Volume of those cases',
        sum: 'cases * volume',
        shown: '72',
        unit: 'cubic feet',
      },
      { name: 'byVolume', label: 'Cases by volume alone', sum: 'space / volume', shown: '400' },
      {
        name: 'over',
        label: 'Weight of 400 cases',
        sum: 'byVolume * weight',
        shown: '10,800',
        unit: 'pounds',
      },
    ],
  },
} as const satisfies BlogPost;
