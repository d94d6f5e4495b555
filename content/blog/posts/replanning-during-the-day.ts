import type { BlogPost } from '../types';

export const replanningDuringTheDay = {
  id: 26,
  title: 'Replanning during the day: what to move, and what to leave alone',
  slug: 'replanning-during-the-day',
  excerpt:
    'A fresh plan every few minutes is easy to compute. Drivers and customers have to be able to live with it, and that takes rules about what stays put.',
  content:
    'Re-optimizing routes every 5 to 15 minutes: where a gain of 5 to 15 percent comes from, which mode fits, and which stops must not move.',
  author: 'Routing desk',
  date: '2024-12-03',
  category: 'Route Optimization',
  tags: ['route optimization', 'real-time', 'dispatch', 'optimization modes'],
  image: 'cover-replanning-during-the-day',
  featured: true,
  views: 9380,
  likes: 497,
  sections: [
    {
      type: 'paragraph',
      content:
        'How often may a plan change before nobody believes in it? Too seldom, and the 05:40 plan is still giving orders at two in the afternoon, to a city it no longer knows. Too often, and drivers switch off the sound. Most of the answer lies in what you forbid the planner to touch.',
    },
    { type: 'heading', content: 'Thursday, November 14, 13:48' },
    {
      type: 'paragraph',
      content:
        'Riverside hub, our sample fleet: five vehicles, 89 stops, 60 done. Rain is due at three. VAN 11 has nine stops left and has to come around a closed bridge to load again at the hub, so that its next arrival has slipped to 15:35. Left as they are, the five routes have 537 minutes to go, counted until each vehicle is home.',
    },
    {
      type: 'list',
      title: 'What a new run can find in those minutes',
      items: [
        'Three of VAN 11’s nine stops are pickups that would cost it 48 minutes. VAN 14 can take two for 17 and VAN 03 one for 12: 48 − 29 = 19 saved.',
        'The five deliveries behind its next one, put in a new order around the bridge: 11 saved.',
        'VAN 03 takes three stops on the east bank before the rain: 8 saved.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'Together 38 minutes, or 7 percent of what was left of the day. The drive times are made up, the kind of gain is not: work moves from a vehicle in trouble to one that passes close by, and the rest is order.',
    },
    { type: 'heading', content: 'Five to fifteen percent of what?' },
    {
      type: 'paragraph',
      content:
        'We say that real-time replanning adds 5 to 15 percent in efficiency. That is the company’s own figure, nobody has audited it, and it deserves the same arithmetic as yours. Read it as the distance to a plan that no one touches after the morning. If all five vehicles left at 08:00, their day has 2,277 minutes. The 38 saved are 1.7 percent of that.',
    },
    {
      type: 'stats',
      title: 'Events like this one in a day of 2,277 minutes',
      stats: [
        { number: '1', label: 'saves 38 minutes, 1.7 percent' },
        { number: '3', label: 'save 114 minutes and reach 5 percent' },
        { number: '9', label: 'save 342 minutes and reach 15 percent' },
      ],
    },
    {
      type: 'paragraph',
      content:
        'So the lower end takes three events of that size and the upper end nine, which is a day people talk about. On a dry Tuesday with no late orders the gain is close to nothing, and it should be. Judge it over a month, and count late orders as events too: each one that joins a passing van in place of a special trip is the same kind of saving.',
    },
    { type: 'heading', content: 'Choose a beat from your stops' },
    {
      type: 'paragraph',
      content:
        'The planner can run again every 5 to 15 minutes. News waits half a beat on average, so 2.5 minutes at one end and 7.5 at the other. To see whether the faster one is worth it, divide: 537 minutes for 29 stops are 18.5 minutes a stop. Within a quarter of an hour a van at Riverside closes less than one, hence 15 minutes will do. A courier with four minutes a stop would pass nearly four doors in that time and wants a beat of five.',
    },
    {
      type: 'paragraph',
      content:
        'The mode follows from the count of open stops. Fast mode answers in under 30 seconds for up to 50 stops, standard takes 1 to 3 minutes for 50 to 200, and intensive 5 to 15 minutes from 200 up. People pick by the size of the morning and never look again. Riverside starts in standard with 89 stops, and some time after noon it belongs in fast.',
    },
    {
      type: 'image',
      src: 'chart-replanning-during-the-day',
      alt: 'Line chart of open stops at Riverside hub by the hour: 89 at 08:00, 74 at 10:00, 55 at noon, 40 at 13:00, 28 at 14:00, 6 at 16:00, none at 17:00. The line falls below 50, the limit of fast mode, between noon and 13:00.',
      caption: 'Open stops on the sample day. Below 50, the fast mode is enough.',
    },
    {
      type: 'paragraph',
      content:
        'Intensive mode has no place in a day like this. With a beat of five minutes and a run of fifteen, each answer describes a city that is three beats old. Run it in the evening, for tomorrow. And if 260 stops are open at ten in the morning, replan by district: six groups of 43 or 44 fit the fast mode, at the price of no swaps across the borders.',
    },
    { type: 'heading', content: 'Seven things that stay where they are' },
    {
      type: 'list',
      title: 'Closed to every run',
      items: [
        'The stop a vehicle is driving to. Nobody turns around on a bridge ramp for four minutes.',
        'A stop whose customer has been told the minute. The notice for Dyers’ Row 22 goes out at 13:56, and from then on VAN 07 is going there.',
        'Parcels that are aboard. They can change places in the sequence but not vehicles, unless two drivers meet and somebody plans the meeting.',
        'Breaks and the end of shifts, which are a matter of law before they are one of routing.',
        'Cold goods outside a cold bay.',
        'Promised windows. A new plan may use the slack inside them and no more.',
        'Whatever a dispatcher placed by hand in the last hour. She knew something.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'Count what remains at 13:48. Of 29 open stops five are being driven to and, say, three customers have had their minute. That leaves 21 which may change places, and of those perhaps six are pickups which may change vehicles. It looks like little, and it was enough for the 38 minutes above.',
    },
    { type: 'heading', content: 'A change has to earn its place' },
    {
      type: 'paragraph',
      content:
        'Even a permitted change costs something. The driver rereads the list, digs for another parcel, and trusts the screen a little less. So set a hurdle. Ours is a rule of thumb: three minutes saved for each stop that moves, and no stop late that was on time.',
    },
    {
      type: 'paragraph',
      content:
        'The 13:48 proposal moves 3 + 5 + 3 = 11 stops, has to bring 33 minutes and brings 38, so it goes out. The next one, a quarter of an hour later, offers four minutes for six moved stops against a hurdle of 18. Let it lie. A route that flips back and forth for the sake of four minutes has a name among drivers, and it can’t be printed here.',
    },
    {
      type: 'highlight',
      title: 'To begin with',
      content:
        'A beat of 15 minutes. Fast mode under 50 open stops, standard above. Next stop and told customers closed. Three minutes a moved stop. After two weeks, read how many changes were sent and how many met an objection, and only then try 10 minutes.',
    },
    {
      type: 'paragraph',
      content:
        'The objections are the figure to watch. A standard driver account can’t reorder stops, so they come by phone; keep a tally at the desk, with the reason. If the same reason turns up five times, it is an eighth thing that must not move.',
    },
  ],
  keyTakeaways: [
    'The 5 to 15 percent is our own figure; in the sample day it takes three events of 38 minutes to reach its lower end.',
    'Let the time between two stops set the beat, within 5 to 15 minutes.',
    'Pick the mode by stops still open: fast up to 50, standard to 200, and intensive above that, in the evening.',
    'Close the next stop, told customers and loaded parcels to every run.',
    'Ask for a minimum saving per moved stop, or the plan will flip for the sake of minutes.',
  ],
} as const satisfies BlogPost;
