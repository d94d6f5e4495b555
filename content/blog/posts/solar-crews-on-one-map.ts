import type { BlogPost } from '../types';

export const solarCrewsOnOneMap = {
  id: 15,
  title: 'Solar crews on one map: a sample case with the sums',
  slug: 'solar-crews-on-one-map',
  excerpt:
    'Twenty-eight solar fields, 62 vans and one tripped inverter. A company we made up shows where the money in crew tracking lies, and it is not in the sun.',
  content:
    'A made-up solar company goes live in eight weeks: one fault from alarm to wrench, what went wrong in each phase, and the yearly bill line by line.',
  author: 'Field desk',
  date: '2025-05-06',
  category: 'Case Studies',
  tags: ['renewable energy', 'field crews', 'spare parts', 'rollout'],
  image: 'cover-solar-crews-on-one-map',
  featured: false,
  views: 4460,
  likes: 165,
  sections: [
    {
      type: 'paragraph',
      content:
        'Tindle Solar does not exist. It is a sample company we made up to show the numbers: 28 solar fields, 62 vans and pickups in two depots, 130 field engineers. Every figure below is an assumption you can swap for your own, except the arithmetic. The eight weeks to go live are the length we state for a project of this kind.',
    },
    { type: 'heading', content: '11:15, an inverter trips at Field 04' },
    {
      type: 'paragraph',
      content:
        'The inverter feeds in 2 megawatts around midday. At $55 a megawatt-hour that is $110 an hour, and light cannot be put in stock. What Tindle can influence is the time until somebody with the right permit and the right kit opens the cabinet. In the old days it went like this.',
    },
    {
      type: 'list',
      title: 'From alarm to wrench by telephone: 97 minutes',
      items: [
        'Six calls of four minutes each to find a crew that can leave its job: 24.',
        'The whiteboard says a kit is on VAN 16. It was used the day before, so the crew drives by the depot: 31.',
        'From the depot to Field 04: 42.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'With one map, the desk needs four minutes to see that VAN 19 carries a kit, has a crew with the permit and is 14 minutes away. The crew takes 15 more to leave its present cabinet safe. That makes 33 minutes instead of 97; the 64 between them are worth $117 of power. Say three such faults a week, 156 a year, and the sun pays back $18,304.',
    },
    { type: 'heading', content: 'Where the three answers come from' },
    {
      type: 'paragraph',
      content:
        'Who is nearest? A wired unit in each of the 62 vehicles answers that, and SIM tracking does so for the hired crane trucks that come for a day. A fence around each field lets engineers check in once they are through the gate. Who may open this cabinet? Permits are entered as skills, which are among the planner’s constraints.',
    },
    {
      type: 'paragraph',
      content:
        'Where is the part? That one is harder, because a spare has no engine and no phone. Tindle puts an RFID tag on every kit box and a reader at both depot gates, so the record shows which box left with which van. A box counts as gone when the crew says so at the end of a job, and as back when the gate has read it.',
    },
    { type: 'heading', content: 'Eight weeks and four kinds of trouble' },
    {
      type: 'list',
      title: 'What was done, what went wrong',
      items: [
        'Weeks 1 and 2, survey. All 28 fields become fences and 12 vans get units. Nine fields turn out to have their pin on a mailing address, one of them three miles from its gate.',
        'Weeks 3 and 4, fitting. The other 50 vehicles, ten a night, take five nights. Two vans come back with dead radios, because a fuse was borrowed.',
        'Weeks 5 and 6, shadow. The plan runs beside the whiteboard and both are compared at 06:30. Two in five kit lines are wrong, since boxes leave through the gate and come back by the side door, past no reader at all.',
        'Weeks 7 and 8, switch. The whiteboard comes down on a Wednesday. By Friday somebody has drawn a new one on a cabinet door.',
      ],
    },
    {
      type: 'quote',
      content:
        'The map took us two weeks. Getting boxes scanned on the way back in was the project.',
      author: 'Regional operations lead, Tindle Solar (sample)',
      sample: true,
    },
    {
      type: 'paragraph',
      content:
        'The second whiteboard deserves a word. Crews draw one when the official answer is wrong too often, and two wrong lines in five is too often. Tindle did the dull thing: a storekeeper counted all boxes every evening for ten days and had a tag replaced wherever the record and the shelf disagreed. Then the crew that had drawn on the cabinet door wiped it.',
    },
    { type: 'heading', content: 'A year on one sheet' },
    {
      type: 'paragraph',
      content:
        'Phone time first. Four supervisors made six calls of four minutes a morning: 96 minutes a day, 400 hours in 250 days. At $38 an hour for the supervisor and $34 for the engineer at the other end, that is $28,800. Assume all of it goes; some of it will not.',
    },
    {
      type: 'paragraph',
      content:
        'Then the second trips. Before the change, crews drove to a field without the right part eleven times a week, 46 miles there and back each time. Suppose half of those 572 trips vanish. The saved 286 come to 13,156 miles, $9,209 at the 70 cents a mile that the IRS allows for 2025. At 35 mph they also free a crew of two, at $34 an hour each, for 1.314 hours a trip: another $25,560.',
    },
    {
      type: 'stats',
      title: 'Tindle’s year, by source',
      stats: [
        { number: '$34,769', label: 'second trips that no longer happen' },
        { number: '$28,800', label: 'phone calls on both ends' },
        { number: '$18,304', label: 'daylight regained after faults' },
      ],
    },
    {
      type: 'paragraph',
      content:
        'The sum is $81,873. Divided by 62 vehicles and twelve months it leaves $110 per vehicle and month as the most such a system may cost Tindle in all: units, fitting, tags and the storekeeper’s evenings included. A careful buyer would halve the benefits and look for an offer below $55.',
    },
    { type: 'heading', content: 'Doubts worth keeping' },
    {
      type: 'paragraph',
      content:
        'An hour saved is money only if something is done in it. If crews that finish early sit in the van, the calls and trips above are comfort and no income. Winter matters too, since the same inverter in December may feed in a quarter of its June output and the sun’s line shrinks with it. And fields lie where land is cheap and coverage thin, so drive to the five remotest ones with a phone before you promise anyone a live dot.',
    },
    {
      type: 'paragraph',
      content:
        'What we would copy from the sample is its order. Fences came before units, a small batch before the fleet, and two weeks in which both boards hung side by side. The shadow weeks found the kit problem while the whiteboard was still there to fall back on.',
    },
  ],
  keyTakeaways: [
    'In this made-up company second trips for a missing part cost almost twice as much as lost daylight.',
    'Spare parts are the hard third of the map: tag the boxes and scan them in both directions.',
    'Run the old board and the new plan side by side for two weeks before you take one down.',
    'Divide the yearly benefit by vehicles and months, halve it, and you have a ceiling for any offer.',
  ],
} as const satisfies BlogPost;
