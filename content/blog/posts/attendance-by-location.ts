import { assumptions } from '../assumptions';
import type { BlogPost } from '../types';

const { technician } = assumptions[2025];

export const attendanceByLocation = {
  id: 16,
  title: 'Attendance by geofence: a fair rule for field teams',
  slug: 'attendance-by-location',
  excerpt:
    'Five sentences for the break-room wall, six edge cases to agree on first, and the yearly price of rounding to one side.',
  content:
    'Fair time tracking for field teams: what a geofence check-in proves, edge cases from basements to roadwork, and what rounding does to pay.',
  author: 'Field desk',
  date: '2025-04-22',
  category: 'Field Force Management',
  tags: ['attendance', 'geofencing', 'field teams', 'payroll'],
  image: 'cover-attendance-by-location',
  featured: false,
  views: 4810,
  likes: 168,
  sections: [
    {
      type: 'list',
      title: 'A notice for the break-room wall',
      items: [
        'You check in yourself, at the site, and the phone keeps the minute and the place.',
        'For attendance nothing is recorded before you check in or after you check out.',
        'If the phone refuses you, start work and tell your supervisor; it is put right the same day.',
        'You can read the same record that payroll reads.',
        'No employee is disciplined because of a position alone.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'Print these before you draw the first [geofence](/support#glossary-geofence). Each sentence settles a quarrel that otherwise comes up within a month, usually on payday. If your company cannot sign one of them, that is worth finding out now, while it is a sentence on paper and not a grievance.',
    },
    { type: 'heading', content: 'What a geofence check-in proves' },
    {
      type: 'paragraph',
      content:
        'A [check-in by place](/fieldforce-management#attendance) says one thing: at this minute, this phone was inside this line, give or take a tolerance of 50 feet. It does not say who held the phone. It cannot see whether the boiler was repaired or looked at. For those you have job reports, photos and customers.',
    },
    {
      type: 'paragraph',
      content:
        'Within those limits it is a good witness, better than a sheet filled in on Friday from memory. It also speaks for the technician. When a customer claims that the technician never came on the 14th, a line reading 9:12 AM to 10:05 AM at the site ends the call.',
    },
    { type: 'heading', content: 'Basements, towers, shared lots: six edge cases' },
    {
      type: 'list',
      title: 'The case, and what to agree on beforehand',
      items: [
        'The boiler room in the basement: no satellites down there. Check in at the street door, before the stairs.',
        'The tower: a fence is flat, so floor 2 and floor 31 are one place. Choose the job from the list; the fence only confirms the building.',
        'Two customers who share a parking lot: their fences overlap, and again the job list decides.',
        'The parts counter at 7:10 AM: work began there. Make the counter a site with a fence of its own.',
        'Four people in one van, one of them with a dead phone: the supervisor enters that one by hand, with a reason in five words.',
        'Roadwork that creeps two miles in a month: only the foreman moves the line, every Monday.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'Cases like these are a small share of the check-ins and nearly all of the bad feeling. A crew forgives a phone that is wrong. It does not forgive an office that believes the phone first and asks later.',
    },
    { type: 'heading', content: 'Keep wrongful refusals under 1 percent' },
    {
      type: 'paragraph',
      content:
        'Take 40 technicians with four visits a day. In and out, that is 320 checks. If 2 percent are refused although the person is there, 6.4 a day have to be corrected, at three minutes for the technician and three for the supervisor: 38 minutes. At 10 percent it is 3.2 hours, and by the second week people stop trying.',
    },
    {
      type: 'paragraph',
      content:
        'The refusal rate is therefore the first number to watch, well before lateness. Anything over 1 percent at a site usually means a line that is too tight or a pin in the wrong place. Draw it [as wide as the site needs](/blog/how-big-a-geofence-should-be); a technician who checks in from the far end of the parking lot has still come to work.',
    },
    { type: 'heading', content: 'Rounding and travel time: what federal rules say' },
    {
      type: 'paragraph',
      content:
        'Exact minutes tempt people to round. Federal rules accept rounding to the nearest five minutes, tenth or quarter of an hour if over time it leaves no employee underpaid ([29 CFR 785.48](https://www.ecfr.gov/current/title-29/section-785.48)). Nearest is the word that counts. A system that always rounds a start up to the next quarter takes 7.5 minutes from a check-in on average.',
    },
    {
      type: 'stats',
      title: 'Rounding every start up to the next quarter, 40 people, 240 days',
      stats: [
        { number: '72,000', label: 'minutes a year, at 7.5 per person and day' },
        { number: '1,200', label: 'hours of unpaid work' },
        { number: '$38,400', label: 'owed at an assumed $32 an hour, before lawyers' },
      ],
    },
    {
      type: 'paragraph',
      content:
        'With the minute on record there is little reason to round at all. Travel between two jobs counts as well. A check-out at 10:10 AM and the next check-in at 10:55 AM leave a gap of 45 minutes, and travel from job to job during the day is working time ([29 CFR 785.38](https://www.ecfr.gov/current/title-29/section-785.38)). States can be stricter, so have a lawyer who knows yours read the rule before the app enforces it.',
    },
    {
      type: 'highlight',
      title: 'Gate or workbench?',
      content:
        'On a large site the walk from the gate to the job may take six minutes each way. Decide in writing which of the two starts the day, draw the fence there, and treat all crews alike. An undecided walk is 12 minutes a day for everyone to argue about.',
    },
    { type: 'heading', content: 'Buddy punching: two phones in one pocket' },
    {
      type: 'paragraph',
      content:
        'Some will hand a phone to a colleague and sleep in. The pattern is two check-ins from the same spot seconds apart, day after day; but a crew that shares a van leaves just that trace, and it is innocent. So look for a second sign, such as a job report that is always missing on the same days. Then ask the person, with the record open between you.',
    },
    {
      type: 'paragraph',
      content:
        'Resist the urge to answer one cheat with a selfie for forty. It costs every honest technician half a minute twice a day, 40 minutes for the group, and the cheat will find a photo. A supervisor who visits each crew once a week at an odd hour does more.',
    },
    { type: 'heading', content: 'Read the corrections once a month' },
    {
      type: 'paragraph',
      content:
        'In the [supervisor app](/supervisor-app#exceptions), attendance and open [exceptions](/support#glossary-exception) stand side by side; clear the exceptions before the shift ends, while people remember. On the first of the month sort all corrections three ways. A site with many usually has a bad fence, a person with many has a bad phone, and a supervisor with none may have stopped reading.',
    },
  ],
  keyTakeaways: [
    'Agree on five plain sentences with the crew before any check-in by place goes live.',
    'A fence proves that a phone was there; who held it and what was done need other witnesses.',
    'Keep wrongful refusals under 1 percent of check-ins by drawing lines wider.',
    'Rounding every start up to the next quarter takes 1,200 hours a year from 40 people; pay the minute instead.',
  ],
  sources: [
    {
      title: '29 CFR 785.48, Use of time clocks',
      publisher: 'Wage and Hour Division, U.S. Department of Labor',
      year: 2025,
      href: 'https://www.ecfr.gov/current/title-29/section-785.48',
    },
    {
      title: '29 CFR 785.38, Travel that is all in the day’s work',
      publisher: 'Wage and Hour Division, U.S. Department of Labor',
      year: 2025,
      href: 'https://www.ecfr.gov/current/title-29/section-785.38',
    },
  ],
  worked: {
    title: 'Wrongful refusals of a day, and rounding of a year',
    lines: [
      { name: 'people', label: 'Technicians', value: 40 },
      { name: 'visits', label: 'Visits of each in a day', value: 4 },
      { name: 'few', label: 'Refused wrongly, the milder case', value: 2, unit: 'percent' },
      { name: 'many', label: 'Refused wrongly, the worse case', value: 10, unit: 'percent' },
      {
        name: 'fix',
        label: 'Minutes to correct one, both people together',
        value: 6,
        unit: 'minutes',
      },
      {
        name: 'lost',
        label: 'Minutes lost on average to the next quarter',
        value: 7.5,
        unit: 'minutes',
      },
      { name: 'days', label: 'Working days in a year', value: 240, unit: 'days' },
      { name: 'wage', label: 'An hour of a technician', value: technician, unit: '$' },
      { name: 'checks', label: 'Checks in a day', sum: 'people * visits * 2', shown: '320' },
      { name: 'refused', label: 'Refused at 2 percent', sum: 'checks * few / 100', shown: '6.4' },
      {
        name: 'fixing',
        label: 'Minutes to correct them',
        sum: 'refused * fix',
        shown: '38',
        unit: 'minutes',
      },
      {
        name: 'hoursMany',
        label: 'Hours to correct them at 10 percent',
        sum: 'checks * many / 100 * fix / 60',
        shown: '3.2',
        unit: 'hours',
      },
      {
        name: 'minutes',
        label: 'Minutes rounded away in a year',
        sum: 'people * days * lost',
        shown: '72,000',
        unit: 'minutes',
      },
      {
        name: 'hours',
        label: 'The same in hours',
        sum: 'minutes / 60',
        shown: '1,200',
        unit: 'hours',
      },
      {
        name: 'owed',
        label: 'The same in money',
        sum: 'hours * wage',
        shown: '$38,400',
        unit: '$',
      },
      {
        name: 'selfies',
        label: 'Minutes a day for a selfie at each end',
        sum: 'people * 2 * 0.5',
        shown: '40',
        unit: 'minutes',
      },
    ],
  },
} as const satisfies BlogPost;
