import type { BlogPost } from '../types';

export const whatDataAPlannerNeeds = {
  id: 25,
  title: 'What data a planner needs, and the week it takes to clean it',
  slug: 'what-data-a-planner-needs',
  excerpt:
    'An optimizer tries a hundred thousand plans and believes your spreadsheet in each of them. Four fields decide what comes out.',
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
        '“Dyers Row 22 4, pm, 2, call.” The evening dispatcher at Riverside hub typed that row, and M. Castellanos in VAN 07 reads it without slowing down: Flat 4, early afternoon, two parcels, ring before you park. A program reads a street it can’t find, a number that may be a flat or a quantity, and a window of twelve hours.',
    },
    {
      type: 'paragraph',
      content:
        'Our planner’s search is a genetic algorithm. By default it carries a population of 200 plans through 500 generations, so some 100,000 candidates are weighed before you see one. That is a great deal of patience, and none of it is suspicion. If the row puts Flat 4 in the wrong part of town, all of them drive there.',
    },
    { type: 'heading', content: 'Three bad rows in a hundred' },
    {
      type: 'paragraph',
      content:
        'It sounds like a clean file. Take 400 orders a day, with 12 of them pointing somewhere else. Say the driver looks around for six minutes, phones for three and drives five more to the right door.',
    },
    {
      type: 'stats',
      title: 'What 97 percent correct costs',
      stats: [
        { number: '14 min', label: 'for each wrong row: 6 + 3 + 5' },
        { number: '168 min', label: 'a day for 12 of them, over a third of one driver’s shift' },
        { number: '59 h', label: 'in a month of 21 working days' },
      ],
    },
    {
      type: 'paragraph',
      content:
        'The damage also spreads. Every stop behind a wrong row is late by 14 minutes, and a planner that was given exact windows for those stops will look foolish about all of them. Drivers decide within a week whether a plan is worth following. They judge it by its silliest stop.',
    },
    { type: 'heading', content: 'Addresses, and the points they become' },
    {
      type: 'paragraph',
      content:
        'A route runs between points, so each address has to become one. Keep the answer’s quality beside the answer. Suppose 2,400 customer addresses come back like this: 2,010 on the roof, 240 somewhere on the right street, 120 in the middle of the ZIP code, 30 not at all. The last two groups, 150 rows, are fixed by hand at three minutes each, or 7.5 hours. Of the street group only those you visit weekly deserve it; with 60 of those it is another three.',
    },
    {
      type: 'list',
      title: 'Tests that need no map',
      items: [
        'The same point under many addresses. Thirty-seven customers in one spot are a ZIP code’s center or a mall.',
        'Too few decimals. A degree of latitude is about 69 miles, so two decimals are good to 0.7 of a mile and four to 36 feet.',
        'Latitude and longitude swapped, or both zero. Sort by each column and look at the ends.',
        'Points outside your service area, and sign errors that land in the sea.',
        'Points far from where past deliveries were signed. Each proof of delivery has a position; the middle one of the last five usually beats a geocoder.',
      ],
    },
    { type: 'heading', content: 'Windows that somebody promised' },
    {
      type: 'paragraph',
      content:
        'Two faults occur, and people only look for one. A missing window sends the van to a closed shutter, and someone complains. An invented window takes away choices, and nobody notices. Ten stops with no windows can be driven in 3,628,800 orders. Tie five of them to the morning and five to the afternoon, because a form had to be filled in, and 14,400 orders are left: 252 times fewer to choose from.',
    },
    {
      type: 'paragraph',
      content:
        'So ask of each window who gave it. Shop hours and appointments stay. “Usually mornings” goes into the note. A window under one hour should carry the name of a person who promised it, and a shop that shuts for lunch has two windows, which many files have never been able to say.',
    },
    { type: 'heading', content: 'Capacity is more than one number' },
    {
      type: 'paragraph',
      content:
        'Take a van with 300 cubic feet and a payload of 2,600 pounds, and load it with bottled water. A case of 24 half-liter bottles holds 12 liters, weighs about 27 pounds and takes 0.75 of a cubic foot. After 96 cases the van carries 2,592 pounds and is full, with 72 cubic feet in use. Three quarters of it are air. A plan that knows only volume would put 400 cases aboard, which is 10,800 pounds.',
    },
    {
      type: 'paragraph',
      content:
        'Give every order a weight and a volume, and every vehicle a limit for both. Where sizes are missing, list products by how often they ship and measure from the top until nine orders in ten are covered. That is seldom more than an afternoon with a tape and a scale. The rest get the median of their group and a mark that says so.',
    },
    { type: 'heading', content: 'From Monday’s file to Friday’s run' },
    {
      type: 'list',
      title: 'Five days, two people',
      items: [
        'Monday: take a copy of one real day, last Thursday say, and of what was driven. Count empty and doubtful fields. Work on the copy from here.',
        'Tuesday: points. Run the tests above and fix the 150 by hand, then the 60.',
        'Wednesday: windows, with someone from customer service in the room.',
        'Thursday: weights, volumes and the vehicles. For each van note start, shift length, break, payload, height and skills. Measure two cargo bays; the brochure counts space behind the wheel arches.',
        'Friday: plan 10 to 15 stops first, as our guidance for a first run has it, and read every leg aloud. Then plan the whole Thursday and lay it beside what was driven.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'On Friday leave the settings alone: 40 percent distance, 40 percent time, 20 percent penalties, and a service time between 5 and 10 minutes a stop. Where plan and day differ, ask the driver. About each difference you will find that either the file was wrong or the driver’s habit was, and both answers are worth having. Fix the file, run again, and stop when the drivers’ objections are about taste.',
    },
    {
      type: 'highlight',
      title: 'The same order, as a program needs it',
      content:
        'Dyers’ Row 22, Flat 4. Point on the entrance, quality: roof. Window 14:00–14:30, promised by phone. Two parcels, 11 lb, 1.5 cu ft. Service time 6 minutes. Note to driver: call before parking.',
    },
    { type: 'heading', content: 'Who keeps it clean' },
    {
      type: 'paragraph',
      content:
        'A file starts to rot on the day you finish. Give each field one owner: sales for windows, the warehouse for sizes, dispatch for points. Drivers own nothing, but they must be able to say “wrong pin” in one sentence, and see it corrected by the next visit. Leave out, for now, every field that is empty in most rows. Customer priority and favorite driver can wait until the four that move vans are right.',
    },
  ],
  keyTakeaways: [
    'At 400 orders a day, three bad rows in a hundred cost about 59 driver hours a month in the worked example.',
    'Store the quality of each map point, and correct points from the positions of past proofs of delivery.',
    'Look for invented time windows as hard as for missing ones: they take away choices, and no customer ever complains.',
    'Give orders and vehicles both weight and volume; water fills a van by weight at a quarter of its space.',
    'Test with one real past day, default settings, and a driver at the table.',
  ],
} as const satisfies BlogPost;
