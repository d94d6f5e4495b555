import type { BlogPost } from '../types';

export const hoursOfServiceAndElds = {
  id: 27,
  title: 'Hours of service and ELDs for delivery fleets: who needs what',
  slug: 'hours-of-service-and-elds',
  excerpt:
    'Most local trucks need no electronic log, but a second long trip each week can change that. Here is the test, with a day worked out.',
  content:
    'Which delivery trucks fall under the federal hours-of-service rules, when a time record is enough, and when an electronic logging device is due.',
  author: 'Fleet desk',
  date: '2026-02-10',
  updated: '2026-11-29',
  category: 'Fleet Management',
  tags: ['hours of service', 'eld', 'short haul', 'fmcsa', 'driver hours'],
  image: 'cover-hours-of-service-and-elds',
  featured: false,
  views: 1090,
  likes: 52,
  sections: [
    {
      type: 'paragraph',
      content:
        'A driver reports at 5:30 AM to a box truck rated at 28,000 pounds, makes 16 deliveries within 60 miles and clocks out at 5:37 PM. Does that truck need an electronic logging device, an [ELD](/support#glossary-eld)? Under the federal rules on [hours of service](/support#glossary-hours-of-service) in [49 CFR Part 395](https://www.ecfr.gov/current/title-49/subtitle-B/chapter-III/subchapter-B/part-395) it does not, as long as five conditions hold every day. The trouble is that many dispatch desks do not have the five written down.',
    },
    { type: 'heading', content: 'Which trucks the rules cover' },
    {
      type: 'paragraph',
      content:
        'Weight decides first. A truck that moves goods between states is a commercial motor vehicle from 10,001 pounds on. What counts is the greatest of three: its own rating, the rating of truck and trailer together, and the loaded weight. Placarded hazardous goods count at any weight. The rating is on the label in the door frame. Many cargo vans stay below the line, and a trailer can lift them over it.',
    },
    {
      type: 'paragraph',
      content:
        '“Between states” is wider than it sounds. A pallet that came from another state may still be on its interstate trip while your truck takes it the last ten miles. Work that is truly inside one state falls under that state’s rules. Many follow the federal text, some with longer hours, so ask the agency of your state before you rely on them.',
    },
    { type: 'heading', content: 'The limits for trucks that carry goods' },
    {
      type: 'list',
      title: '49 CFR 395.3 in five lines',
      items: [
        'Ten hours off in a row before a shift.',
        'No driving after the 14th hour since coming on duty. A lunch off duty does not stop this clock.',
        'Eleven hours of driving at most within those 14.',
        'Thirty minutes without driving once 8 hours of driving have added up.',
        'No driving after 60 hours on duty in 7 days, or 70 in 8 for a carrier that runs every day of the week. Thirty-four hours off in a row start the count again.',
      ],
    },
    { type: 'heading', content: 'The short-haul exception: five conditions' },
    {
      type: 'paragraph',
      content:
        'Drivers who meet the exception in 395.1(e)(1) keep a time record in place of a log and are spared the half-hour break. The radius is 150 air miles, which is 172.6 miles as the crow flies, so the odometer may show far more. The eleven hours of driving and the weekly total go on as before.',
    },
    {
      type: 'list',
      title: 'A driver who carries goods, every day',
      items: [
        'Stays within 150 air miles of the place where work normally starts.',
        'Comes back to that place.',
        'Is released from work within 14 hours in a row.',
        'Has ten hours off before the next shift.',
        'Has a true time record, kept by the carrier for six months: start, end, and hours on duty of each day. For drivers who work only now and then, the record also shows their total hours of the seven days before.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'Trucks that need no commercial driver’s license have a second version, 395.1(e)(2). It allows driving up to the 16th hour on two days out of seven. The other limits hold there too.',
    },
    { type: 'heading', content: 'The 16-hour day, once a week' },
    {
      type: 'paragraph',
      content:
        'A third exception, [395.1(o)](https://www.ecfr.gov/current/title-49/section-395.1), is open to any truck that carries goods and comes home each night. It lifts the 14-hour limit on driving for one long day:',
    },
    {
      type: 'list',
      title: 'Driving after the 14th hour is allowed if',
      items: [
        'On each of the last five shifts the driver came back to the place where work normally starts and was released there.',
        'Today ends there too, with release within 16 hours of coming on duty.',
        'It was not used on any of the six days before, unless 34 hours off in a row have since started a new week.',
        'The second version, 395.1(e)(2), does not apply: who may use that one cannot use this.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'The eleven hours of driving and the weekly total stay. It does not stretch the short-haul exception: a day on which release comes after the 14th hour needs a log all the same, and counts among the eight.',
    },
    { type: 'heading', content: 'When an electronic log is due' },
    {
      type: 'paragraph',
      content:
        'Miss one condition, and that day needs a record of duty status, which is the log. Up to 8 such days in any 30 may be kept on paper. From the ninth the driver must use an ELD, unless another exception applies, as for engines older than model year 2000. The window slides, so count back from today.',
    },
    {
      type: 'highlight',
      title: 'Two long trips a week are one too many',
      content:
        'Say a truck visits a plant 190 air miles away every Tuesday and Friday. Thirty days hold four full weeks, which is eight trips, and two days more. Whenever one of those two is a Tuesday or a Friday, the driver has nine days to log and the paper is no longer enough.',
    },
    { type: 'heading', content: 'A delivery day against the clock' },
    {
      type: 'paragraph',
      content:
        'Here is the truck from above in minutes. The figures are assumptions, and your own [dwell times](/support#glossary-dwell-time) belong in their place.',
    },
    {
      type: 'image',
      src: 'chart-hours-of-service-and-elds',
      alt: 'Bar chart of a 14-hour window in minutes: at 16 doors 352, driving 260, checking and loading 60, lunch 30, at the hub in the evening 25, left over 113.',
      caption: 'The worked day of one box truck: 727 of 840 minutes are spoken for.',
    },
    {
      type: 'paragraph',
      content:
        'The day takes 727 minutes, or 12 hours 7 minutes. Driving is 260 of them, 39 percent of what is allowed, so the famous eleven hours are no worry here. The doors are. At seven minutes more for each of the 16 stops, 112 of the 113 spare minutes are gone, and one closed gate pushes the release past 14 hours. That day then needs a log.',
    },
    {
      type: 'stats',
      title: 'The same day, five times in a week with a limit of 60 hours',
      stats: [
        { number: '58.1 h', label: 'on duty if lunch is truly off duty: 697 minutes a day' },
        { number: '60.6 h', label: 'if the driver eats while on duty: 727 minutes a day' },
      ],
    },
    {
      type: 'paragraph',
      content:
        'Half an hour of lunch decides whether Friday’s last drive is legal. Time counts as off duty only when the driver is relieved of work and free to walk away. If the truck is being unloaded meanwhile and he has to watch, that is work.',
    },
    { type: 'heading', content: 'What an ELD is, and what a tracker is not' },
    {
      type: 'paragraph',
      content:
        'An ELD is tied to the engine and records driving time by itself. It must be on the list of registered devices that the Federal Motor Carrier Safety Administration (FMCSA) publishes; [look up](https://eld.fmcsa.dot.gov/List) the exact model, because devices are also taken off it. A GPS unit or a phone app that is not on that list keeps no legal log, however good its map is.',
    },
    {
      type: 'paragraph',
      content:
        'That goes for us. Our driver app is no ELD and is on no such list, and our trip log does not replace a log or a time record. What planning can do is keep the day short enough. Set shift and break as [rules that a plan never breaks](/support/articles/advanced-constraints), and give each door [the minutes it really takes](/blog/how-long-a-stop-takes). What does not fit is then left over before the shift begins, while the dispatcher can still act. [Plan a sample day](/route-optimization#planner) with a shorter shift to see it happen.',
    },
    { type: 'heading', content: 'Four habits that keep the exception' },
    {
      type: 'list',
      title: 'For the dispatch desk',
      items: [
        'Draw the circle of 150 air miles on the map once, around the yard.',
        'Plan for 13 hours. The fourteenth belongs to the traffic.',
        'Count logged days per driver over the last 30, each Monday, and swap drivers at six.',
        'Keep time records where an inspector could read them in a minute, for six months.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'This page explains and does not advise. Rules change and states differ; the texts named below are what counts on the road.',
    },
  ],
  keyTakeaways: [
    'Hazardous goods aside, federal hours rules start at 10,001 pounds, by rating or by loaded weight, with or without a trailer.',
    'Within 150 air miles and 14 hours a time record kept for six months stands in for the log.',
    'Nine logged days in any 30 call for an ELD, and two long trips a week get there.',
    'Once a week 395.1(o) lets a driver who comes home each night drive up to the 16th hour; that day is logged.',
    'In the worked day 113 minutes are spare, and seven more minutes a stop use up 112.',
  ],
  sources: [
    {
      title: '49 CFR Part 395, Hours of Service of Drivers',
      publisher: 'Electronic Code of Federal Regulations',
      year: 2026,
      href: 'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-III/subchapter-B/part-395',
    },
    {
      title: '49 CFR 395.1, Scope of rules in this part',
      publisher: 'Electronic Code of Federal Regulations',
      year: 2026,
      href: 'https://www.ecfr.gov/current/title-49/section-395.1',
    },
    {
      title: '49 CFR 390.5T, Definitions',
      publisher: 'Electronic Code of Federal Regulations',
      year: 2026,
      href: 'https://www.ecfr.gov/current/title-49/section-390.5T',
    },
    {
      title: 'Summary of Hours of Service Regulations',
      publisher: 'Federal Motor Carrier Safety Administration',
      year: 2022,
      href: 'https://www.fmcsa.dot.gov/regulations/hours-service/summary-hours-service-regulations',
    },
    {
      title: 'Registered ELDs',
      publisher: 'Federal Motor Carrier Safety Administration',
      year: 2026,
      href: 'https://eld.fmcsa.dot.gov/List',
    },
  ],
  worked: {
    title: 'A box truck’s day and week against the clock',
    lines: [
      { name: 'stops', label: 'Stops', value: 16 },
      { name: 'door', label: 'Minutes at each door', value: 22 },
      { name: 'doors', label: 'At the doors', sum: 'stops * door', shown: '352', unit: 'minutes' },
      { name: 'driving', label: 'Driving', value: 260, unit: 'minutes' },
      { name: 'morning', label: 'Checking and loading', value: 60, unit: 'minutes' },
      { name: 'lunch', label: 'Lunch', value: 30, unit: 'minutes' },
      { name: 'evening', label: 'Back at the hub', value: 25, unit: 'minutes' },
      {
        name: 'day',
        label: 'The whole day',
        sum: 'doors + driving + morning + lunch + evening',
        shown: '727',
        unit: 'minutes',
      },
      {
        name: 'left',
        label: 'Left of 14 hours',
        sum: '14 * 60 - day',
        shown: '113',
        unit: 'minutes',
      },
      {
        name: 'slower',
        label: 'Used by 7 minutes more a stop',
        sum: 'stops * 7',
        shown: '112',
        unit: 'minutes',
      },
      {
        name: 'duty',
        label: 'On duty with lunch off duty',
        sum: 'day - lunch',
        shown: '697',
        unit: 'minutes',
      },
      {
        name: 'share',
        label: 'Share of the 11 hours driven',
        sum: 'driving / 660 * 100',
        shown: '39',
        unit: 'percent',
      },
      {
        name: 'week',
        label: 'Five days, lunch off duty',
        sum: 'duty * 5 / 60',
        shown: '58.1',
        unit: 'hours',
      },
      {
        name: 'full',
        label: 'Five days, lunch on duty',
        sum: 'day * 5 / 60',
        shown: '60.6',
        unit: 'hours',
      },
    ],
  },
} as const satisfies BlogPost;
