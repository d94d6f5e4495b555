import type { BlogPost } from '../types';

export const visitsPerDay = {
  id: 7,
  title: 'Field visits per day: six or seven, and what the seventh costs',
  slug: 'visits-per-day',
  excerpt:
    'Raise the target from six visits to seven, and the minutes for the extra one come out of the others, since their length is all that a technician controls.',
  content:
    'Travel share, visit length and repeat calls: how many field visits fit in a day, and why a higher target can leave fewer jobs solved.',
  author: 'Field desk',
  date: '2025-08-26',
  category: 'Field Force Management',
  tags: ['field service', 'productivity', 'first-visit fix', 'travel time'],
  image: 'cover-visits-per-day',
  featured: false,
  views: 2450,
  likes: 88,
  sections: [
    {
      type: 'highlight',
      title: 'Visits per day, defined',
      content:
        'The shift less its fixed time, divided by the length of a visit plus the travel to it. With a shift of 480 minutes, 60 of them fixed, visits of 48 and drives of 22: 420 ÷ 70 = 6.0.',
    },
    {
      type: 'paragraph',
      content:
        'The formula has four inputs, and the person in the van controls one of them. Contracts set the shift, and fixed time depends on the briefing, the parts counter and the paid break. Travel is decided by the dispatcher who [assigned the jobs](/fieldforce-management#visit-plan). A target of seven on the whiteboard therefore arrives, whatever was intended, as an instruction to spend less time with the customer.',
    },
    { type: 'heading', content: 'Where a higher target finds its minutes' },
    {
      type: 'paragraph',
      content:
        'Seven visits in 420 minutes leave 60 for each, 10 fewer than today. Taken from travel, that turns 22 minutes into 12, a reduction of 45 percent. Taken from the visit, it turns 48 into 38, a reduction of 21 percent that requires no planner and no meeting. Guess which of the two will have happened by Wednesday.',
    },
    {
      type: 'paragraph',
      content:
        'What disappears first is invisible on the day: the second test run, the inspection of the component that will fail next, the five minutes in which the customer learns how not to break it again. The job closes green. Some days later it reopens under another number, so the report celebrates it twice.',
    },
    {
      type: 'quote',
      content:
        'We went from six to seven in a month. It took me a quarter to notice that the seventh was usually a job from last week, visited for the second time.',
      author: 'Service supervisor in a sample team of 12 technicians',
      sample: true,
    },
    { type: 'heading', content: 'First-visit fix rate: the break-even of a seventh visit' },
    {
      type: 'paragraph',
      content:
        'Count solved jobs instead. At six visits with 8 percent called back, a technician solves 6 × 0.92 = 5.52 jobs a day. For seven hurried visits to be worth the same, 5.52 of 7 must hold, or 79 percent. If haste lifts the repeat rate from 8 to 21 percent, the seventh visit has produced nothing except another drive.',
    },
    {
      type: 'stats',
      title: 'Jobs solved per technician and day',
      stats: [
        { number: '5.52', label: 'six visits, 8 percent repeated' },
        { number: '5.95', label: 'seven visits, 15 percent repeated' },
        { number: '5.25', label: 'seven visits, 25 percent repeated' },
      ],
    },
    {
      type: 'paragraph',
      content:
        'So seven can be right. At 15 percent it still gains almost half a job a day, before you subtract the extra driving and the patience of customers who stay home twice. Find your 30-day repeat rate, by job type, before the target moves, and write down now at which rate you will go back to six.',
    },
    { type: 'heading', content: 'Count standard minutes instead of visits' },
    {
      type: 'paragraph',
      content:
        'Suppose an inspection takes 25 minutes and a repair 80. One technician finishes three repairs and two inspections, five visits with 290 minutes of work in them. A colleague finishes eight inspections, which is 200 minutes of work; a ninth does not fit, since nine with a drive of 22 to each take 423 minutes and the day has 420. The whiteboard says eight against five, and next week everybody is interested in inspections.',
    },
    {
      type: 'paragraph',
      content:
        'Give each job type its standard minutes and add those up. The unit is dull but difficult to game, because an easy job is worth little and a complicated one pays for the time it takes. Standards drift, so recalculate them twice a year from recorded visits that did not produce a repeat call.',
    },
    { type: 'heading', content: 'More visits from less travel time' },
    {
      type: 'paragraph',
      content:
        'In the example travel takes 22 of every 70 minutes, or 31 percent. Bring it down to 17 by giving each [district fixed days](/blog/territories-that-do-not-overlap), and the day holds 420 ÷ 65 = 6.5 visits. Hand out parts the evening before, so that fixed time falls from 60 to 45 minutes, and it holds 435 ÷ 65 = 6.7. The 48 minutes with the customer have not been touched.',
    },
    {
      type: 'paragraph',
      content:
        'Question the plan before you question people. How many drives last week were longer than 30 minutes, and who chose the order of the jobs? How often did two technicians cross the same [territory](/support#glossary-territory) on the same day, or a visit end early for want of a part that was in the stockroom? [Attendance by geofence](/blog/attendance-by-location) shows when the first arrival really happens, and a planner that knows [skills](/support/articles/advanced-constraints#skills-and-equipment) and shift lengths spares the desk from swapping jobs at seven in the morning. Try [a day of field visits](/route-optimization#planner=field) in ours.',
    },
    { type: 'heading', content: 'Keep slots open for same-day calls' },
    {
      type: 'paragraph',
      content:
        'If you also take same-day calls, a full plan is a broken promise. The textbook queue with one server, random arrivals and random job lengths makes a caller wait u ÷ (1 − u) job lengths at a load of u. At 70 percent that is 2.3 job lengths, at 85 percent 5.7, at 95 percent 19. Real teams share the calls among several people and do better, but the curve has the same shape.',
    },
    {
      type: 'paragraph',
      content:
        'Keep roughly one slot in six open until noon, and decide from the live map who is nearest when the call comes in. An unused slot can go to maintenance that was due next week. On a bar chart of visits it looks like idleness, which may be the best argument against that chart.',
    },
    { type: 'heading', content: 'Four field service KPIs for the whiteboard' },
    {
      type: 'paragraph',
      content:
        'Write up standard minutes delivered, jobs that stayed solved for 30 days, travel share, and appointments kept. Visits per day may stand below them in smaller letters, as the result it is. If you want to test all this, leave the target of seven in force for half of the team and drop it for the rest, for six weeks, and count what came back.',
    },
  ],
  keyTakeaways: [
    'Visits per day is a quotient; a higher target squeezes the one input the technician controls.',
    'In the example the seventh visit is worth nothing once repeat calls rise from 8 to 21 percent.',
    'Compare work in standard minutes, so that eight inspections do not outrank three repairs.',
    'Cutting travel from 22 to 17 minutes and fixed time from 60 to 45 gains 0.7 of a visit without hurrying anyone.',
  ],
  worked: {
    title: 'Six or seven visits, and how many jobs stay solved',
    lines: [
      { name: 'shift', label: 'Shift', value: 480, unit: 'minutes' },
      { name: 'fixed', label: 'Fixed time', value: 60, unit: 'minutes' },
      { name: 'visit', label: 'A visit', value: 48, unit: 'minutes' },
      { name: 'drive', label: 'A drive', value: 22, unit: 'minutes' },
      { name: 'six', label: 'Visits today', value: 6 },
      { name: 'seven', label: 'Visits of the target', value: 7 },
      { name: 'repeat', label: 'Called back at six visits', value: 8, unit: 'percent' },
      { name: 'some', label: 'Called back at seven, a little haste', value: 15, unit: 'percent' },
      { name: 'more', label: 'Called back at seven, more haste', value: 25, unit: 'percent' },
      {
        name: 'inspection',
        label: 'Standard minutes of an inspection',
        value: 25,
        unit: 'minutes',
      },
      { name: 'repair', label: 'Standard minutes of a repair', value: 80, unit: 'minutes' },
      { name: 'shortDrive', label: 'A drive with fixed days', value: 17, unit: 'minutes' },
      {
        name: 'shortFixed',
        label: 'Fixed time with parts handed out the evening before',
        value: 45,
        unit: 'minutes',
      },
      {
        name: 'free',
        label: 'Minutes for visits and drives',
        sum: 'shift - fixed',
        shown: '420',
        unit: 'minutes',
      },
      { name: 'perDay', label: 'Visits per day', sum: 'free / (visit + drive)', shown: '6.0' },
      {
        name: 'room',
        label: 'Minutes for each of seven',
        sum: 'free / seven',
        shown: '60',
        unit: 'minutes',
      },
      {
        name: 'missing',
        label: 'Minutes to find',
        sum: 'visit + drive - room',
        shown: '10',
        unit: 'minutes',
      },
      {
        name: 'travelCut',
        label: 'Cut of travel',
        sum: '100 * missing / drive',
        shown: '45',
        unit: 'percent',
      },
      {
        name: 'visitCut',
        label: 'Cut of the visit',
        sum: '100 * missing / visit',
        shown: '21',
        unit: 'percent',
      },
      {
        name: 'solvedSix',
        label: 'Jobs solved: six visits',
        sum: 'six * (1 - repeat / 100)',
        shown: '5.52',
      },
      {
        name: 'mustHold',
        label: 'Share of seven that must hold',
        sum: '100 * solvedSix / seven',
        shown: '79',
        unit: 'percent',
      },
      {
        name: 'solvedSome',
        label: 'Jobs solved: seven visits, 15 percent repeated',
        sum: 'seven * (1 - some / 100)',
        shown: '5.95',
      },
      {
        name: 'solvedMore',
        label: 'Jobs solved: seven visits, 25 percent repeated',
        sum: 'seven * (1 - more / 100)',
        shown: '5.25',
      },
      {
        name: 'mixed',
        label: 'Three repairs and two inspections',
        sum: '3 * repair + 2 * inspection',
        shown: '290',
        unit: 'minutes',
      },
      {
        name: 'easy',
        label: 'Eight inspections',
        sum: '8 * inspection',
        shown: '200',
        unit: 'minutes',
      },
      {
        name: 'nine',
        label: 'Nine inspections with their drives',
        sum: '9 * (inspection + drive)',
        shown: '423',
        unit: 'minutes',
      },
      {
        name: 'travel',
        label: 'Share of travel',
        sum: '100 * drive / (visit + drive)',
        shown: '31',
        unit: 'percent',
      },
      {
        name: 'better',
        label: 'Visits with shorter drives',
        sum: 'free / (visit + shortDrive)',
        shown: '6.5',
      },
      {
        name: 'best',
        label: 'Visits with less fixed time as well',
        sum: '(shift - shortFixed) / (visit + shortDrive)',
        shown: '6.7',
      },
      {
        name: 'queueLow',
        label: 'Waiting at 70 percent load, in job lengths',
        sum: '0.7 / (1 - 0.7)',
        shown: '2.3',
      },
      {
        name: 'queueMiddle',
        label: 'Waiting at 85 percent load',
        sum: '0.85 / (1 - 0.85)',
        shown: '5.7',
      },
      {
        name: 'queueHigh',
        label: 'Waiting at 95 percent load',
        sum: '0.95 / (1 - 0.95)',
        shown: '19',
      },
    ],
  },
} as const satisfies BlogPost;
