import type { BlogPost } from '../types';

export const howGoodIsAnEta = {
  id: 6,
  title: 'ETA accuracy: how to measure it before you promise a time',
  slug: 'how-good-is-an-eta',
  excerpt:
    'The same twenty arrivals can be called on time, two minutes late or nine minutes late, and all three are right. Here is which figure to use for what.',
  content:
    'How an arrival time is calculated, why its error grows with every stop in between, and how mean error and P90 decide what you may promise.',
  author: 'Data desk',
  date: '2025-09-09',
  category: 'AI & Technology',
  tags: ['eta', 'prediction', 'customer notifications', 'data quality'],
  image: 'cover-how-good-is-an-eta',
  featured: false,
  views: 2980,
  likes: 152,
  sections: [
    {
      type: 'paragraph',
      content:
        '“When will you be here?” At 1:48 PM on our sample day the driver app in VAN 07 answers for 22 Dyers’ Row: 2:08 PM. At 1:56 PM the customer reads that the van is 12 minutes away, which is 2:08 PM again. The signature is filed at 2:06 PM. Was that a good forecast?',
    },
    {
      type: 'paragraph',
      content:
        'It depends on which clock you hold against it. An [ETA](/support#glossary-eta) is a statement about arrival, and a signature comes after the search for the bell. If the wheels stood still at 2:03 PM, the forecast was five minutes pessimistic, although the proof makes it look like two. Settle on the standstill before you grade anything, or minutes at the door will be mistaken for delay.',
    },
    { type: 'heading', content: 'How an ETA is calculated' },
    {
      type: 'paragraph',
      content:
        'An arrival time is a sum. It starts from the position of the vehicle, which may itself be some minutes old. To that it adds the driving time of each remaining leg, for this hour and this weather. It adds the door time at each stop in between, which with four stops to go often exceeds the driving. Then come the waits: a lunch break, or a [window](/support#glossary-time-window) that opens at three.',
    },
    {
      type: 'paragraph',
      content:
        'The fifth ingredient is the order of the stops, and it is not fixed. With [real-time optimization](/support/articles/route-algorithms-guide#real-time) on, the planner looks at the open stops again every 5 to 15 minutes. An ETA can therefore leap by a quarter of an hour without anybody having driven badly, simply because another customer was moved ahead.',
    },
    {
      type: 'paragraph',
      content:
        'The learned part sits in the legs and the doors. A model that has seen a thousand Thursday afternoons estimates the leg from Bobbin Street better than a speed limit does, and knows that an apartment takes longer than a counter. It has no idea that the key to the freight elevator is with a janitor on vacation. Machine learning reduces the ordinary error and leaves the extraordinary one where it was.',
    },
    { type: 'heading', content: 'Why ETA error grows with every stop' },
    {
      type: 'paragraph',
      content:
        'Suppose each door scatters by 3 minutes (standard deviation) and each leg by 1.5. Squared and added, 9 + 2.25, that gives 11.25 per stop and a standard deviation of 3.4 minutes. When errors are independent it grows with the square root of the number of stops, so for a van still at a door it is 6.7 minutes at four stops’ distance and 10.1 minutes at nine.',
    },
    {
      type: 'highlight',
      title: 'When errors stop being independent',
      content:
        'Rain slows every leg at once. With nine legs of six minutes each, 10 percent more time adds 5.4 minutes in full, because nothing cancels. This is why a weather-aware forecast matters most for the stops at the end of the route, and why bad days are late all over the map.',
    },
    { type: 'heading', content: 'Mean error, absolute error, median and P90' },
    {
      type: 'paragraph',
      content:
        'Here are twenty made-up errors in minutes, sorted, with a minus for early: −6, −5, −4, −3, −3, −2, −2, −1, −1, 0, 0, 1, 2, 3, 4, 5, 7, 9, 14, 22. Most dispatchers would call that a decent afternoon. Four common figures describe it, and they do not agree.',
    },
    {
      type: 'image',
      src: 'chart-how-good-is-an-eta',
      alt: 'Bar chart of twenty arrivals: two were 5 minutes or more early, seven 1 to 4 early, six 0 to 4 late, three 5 to 9 late, one 10 to 14 late and one 15 or more late. Thirteen of the twenty lie within four minutes of the forecast.',
      caption: 'The error has a short tail on the early side and a long one on the late side.',
    },
    {
      type: 'stats',
      title: 'The same afternoon, measured four ways',
      stats: [
        {
          number: '0 min',
          label: 'median error: nine came early, nine late and two on the minute',
        },
        {
          number: '+2 min',
          label: 'mean error: 67 minutes late less 27 early is 40, over 20 arrivals',
        },
        {
          number: '4.7 min',
          label: 'mean absolute error: 67 and 27 are 94 minutes of miss, over 20',
        },
        { number: '+9 min', label: 'P90: 18 of 20 came no later than this' },
      ],
    },
    {
      type: 'paragraph',
      content:
        'Each has its use. A mean error that stays above zero means a biased plan, usually in its door times, and can be put right today. Mean absolute error is for comparing two forecasts on the same stops, and P90 is what a promise is made of, because no customer experiences an average. The median makes a pleasant slide.',
    },
    {
      type: 'paragraph',
      content:
        'Twenty arrivals are too few for a P90, since it then rests on the two worst. Use 200 or more for each kind of forecast, which Riverside collects in three days. The distance has to be fixed as well: freeze the forecast at the moment of the message, say four stops ahead. An ETA read off one minute before the doorbell is always excellent.',
    },
    { type: 'heading', content: 'Which delivery window to promise' },
    {
      type: 'paragraph',
      content:
        'In the example a half hour centered on the ETA would have caught 19 of the 20 arrivals. The same half hour moved to run from 8 minutes before to 22 after, as 2:00 PM to 2:30 PM does around 2:08 PM, catches all of them. A quarter of an hour, from 5 before to 10 after, catches 17. Windows should lean toward late because the errors do, and minutes reserved for earliness are mostly wasted.',
    },
    {
      type: 'paragraph',
      content:
        'The promise should sharpen as the van approaches. At booking, offer a half day or two hours, since the route does not exist yet. When the plan is dispatched, send a window whose late end is the P90 of stops that far down a route. Once the van is two doors away, send the clock time. [The notification guide](/support/articles/notification-guide#four-types) says which message does which. If the forecast ever leaves its window, say so at once, before the customer finds out by waiting.',
    },
    {
      type: 'paragraph',
      content:
        'Earliness counts as a miss too, since a van that comes 12 minutes before its window may meet a closed door, and that failed attempt appears in no lateness report. So define the target as a share inside the window, and examine both tails every Friday. If the share falls while the median stays at zero, search for a frozen position, a driver who swipes at the end of the street, or a stop sequence changed by hand after the message went out.',
    },
  ],
  keyTakeaways: [
    'Grade the forecast against the standstill, not the signature, and freeze it at the moment it was sent.',
    'Independent errors grow with the square root of the stops in between; shared ones such as rain add up in full.',
    'Use mean error to correct bias, mean absolute error to compare forecasts and P90 to promise.',
    'Shift windows toward late, as real arrivals are, and count an arrival before the window as a miss.',
  ],
  worked: {
    title: 'Twenty arrivals, and how an ETA’s error grows',
    lines: [
      { name: 'arrivals', label: 'Arrivals', value: 20, unit: 'arrivals' },
      {
        name: 'early',
        label: 'Minutes early, all early arrivals together',
        sum: '6 + 5 + 4 + 3 + 3 + 2 + 2 + 1 + 1',
        shown: '27',
        unit: 'minutes',
      },
      {
        name: 'late',
        label: 'Minutes late, all late arrivals together',
        sum: '1 + 2 + 3 + 4 + 5 + 7 + 9 + 14 + 22',
        shown: '67',
        unit: 'minutes',
      },
      {
        name: 'balance',
        label: 'Minutes late on balance',
        sum: 'late - early',
        shown: '40',
        unit: 'minutes',
      },
      {
        name: 'mean',
        label: 'Mean error',
        sum: 'balance / arrivals',
        shown: '+2',
        unit: 'minutes',
      },
      {
        name: 'miss',
        label: 'Minutes of miss, whatever the direction',
        sum: 'late + early',
        shown: '94',
        unit: 'minutes',
      },
      {
        name: 'absolute',
        label: 'Mean absolute error',
        sum: 'miss / arrivals',
        shown: '4.7',
        unit: 'minutes',
      },
      { name: 'door', label: 'Scatter of a door, standard deviation', value: 3, unit: 'minutes' },
      { name: 'leg', label: 'Scatter of a leg, standard deviation', value: 1.5, unit: 'minutes' },
      {
        name: 'square',
        label: 'Both squared and added, a stop',
        sum: 'door * door + leg * leg',
        shown: '11.25',
        unit: 'square minutes',
      },
      {
        name: 'rain',
        label: 'Nine legs of six minutes, 10 percent slower',
        sum: '9 * 6 * 0.1',
        shown: '5.4',
        unit: 'minutes',
      },
    ],
  },
} as const satisfies BlogPost;
