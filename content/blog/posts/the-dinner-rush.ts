import type { BlogPost } from '../types';

export const theDinnerRush = {
  id: 12,
  title: 'Restaurant delivery dispatch: how to get through the dinner rush',
  slug: 'the-dinner-rush',
  excerpt:
    'Delivery zones drawn in minutes, riders called by cooking time, and a plain test for sending two orders with one bike, from 5:50 PM to 9:00 PM.',
  content:
    'How restaurant dispatch works through an evening peak: zones in minutes, when to call a rider, and when two orders may share one trip.',
  author: 'Delivery desk',
  date: '2025-06-17',
  category: 'Industry Insights',
  tags: ['restaurants', 'dispatch', 'batching', 'bikes'],
  image: 'cover-the-dinner-rush',
  featured: false,
  views: 3920,
  likes: 207,
  sections: [
    {
      type: 'paragraph',
      content:
        'It is 6:40 PM in our sample kitchen on Bobbin Street. Six bags stand on the pass, four riders stand in the doorway, and each of the four has been called for an order that is still in the pan. At 6:52 PM the first customer phones. Cooks and riders were busy for the whole half hour; the trouble began earlier in the day, and that is where the cure begins too.',
    },
    { type: 'heading', content: '5:50 PM: draw delivery zones in minutes' },
    {
      type: 'paragraph',
      content:
        'Food cools by the minute, so draw the map in minutes. Give each kind of dish a limit from the pass to the door: say 12 minutes for anything fried, 20 for rice and pizza, 30 for cold plates. Find yours by eating. Box a portion, carry it around the block until the limit is up, open it and decide whether you would pay for it.',
    },
    {
      type: 'paragraph',
      content:
        'Take three minutes off for doorbell and stairs and the rest is riding: 9, 17 and 27. A bike that averages 10 mph, red lights included, makes 1.5 miles in nine minutes, but the zone is no circle. A river with one bridge or a long hill pushes a dent into it. Have a rider go to eight points on the edge at dinner time, once, and draw what the watch says. The result is one ring for each kind of dish.',
    },
    { type: 'heading', content: '6:20 PM: call the rider by cooking time' },
    {
      type: 'paragraph',
      content:
        'Many kitchens call a rider when the order comes in. If cooking takes 14 minutes and the rider is six away, that rider stands in the doorway for eight. At 40 orders an hour, an average wait of only five minutes adds up to 200 rider-minutes, which is 3.3 people paid to look at a pan.',
    },
    {
      type: 'paragraph',
      content:
        'Turn the question around and call when the time left on the stove equals the ride in. For that you need an honest cooking time, and at 7:00 PM it differs from the one at 5:00 PM. Use the mean of the last five tickets that left the pass. In the platform [prep-time sync](/use-cases/restaurants) does this; a kitchen timer and a whiteboard carry you surprisingly far too.',
    },
    {
      type: 'quote',
      content: 'We used to ask who is free. Now we ask whose food is.',
      author: 'Shift lead, sample kitchen on Bobbin Street',
      sample: true,
    },
    { type: 'heading', content: '6:40 PM: when to send two orders with one rider' },
    {
      type: 'paragraph',
      content:
        'A single trip in our example takes 4 minutes at the pass, 9 out, 3 at the door and 8 back: 24 minutes, or 2.5 orders an hour. A pair takes 5 at the pass, 9 to the first door, 3 there, 4 across to the second, 3 there and 9 back: 33 minutes for two, or 3.6 an hour.',
    },
    {
      type: 'stats',
      title: 'Riders needed for 40 orders an hour',
      stats: [
        { number: '16', label: 'every order alone, 24 minutes each' },
        { number: '14', label: 'half of the orders in pairs, 20.25 minutes each' },
        { number: '11', label: 'all of them in pairs, 16.5 minutes each' },
      ],
    },
    {
      type: 'paragraph',
      content:
        'Eleven is tempting, and it is how cold food happens. The second bag of an average pair reaches its street 9 + 3 + 4 = 16 minutes after leaving, which suits rice and ruins fries. So a pair has to pass a test, one that the [dispatch](/support#glossary-dispatch) desk can do without paper.',
    },
    {
      type: 'list',
      title: 'A pair goes out if all four hold',
      items: [
        'The second bag is ready no more than 3 minutes after the first.',
        'The hop between the doors is 4 minutes or less, without crossing the bridge.',
        'Both bags reach their doors inside their own limits, counted from the minute each is ready.',
        'The dish with the shortest limit is dropped first.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'Try it: order A, a curry with rice, is ready at 6:41 PM and nine minutes away. Order B, a pizza, is ready at 6:44 PM and three minutes past A. BIKE 02 leaves at 6:45 PM, hands over A at 6:57 PM and B at 7:03 PM. A has been out for 16 minutes of its 20 and B for 19 of its 20, so the pair goes with a minute to spare. Alone and off at 6:42 PM, A would have been there at 6:54 PM; those three minutes are what A’s customer pays for the pair.',
    },
    {
      type: 'paragraph',
      content:
        'Put fried chicken in place of the pizza and the answer flips. B would be out for 19 minutes against a limit of 12. Dropping it first does not help either, since that ride alone takes about twelve before anybody has rung the bell. That door lies outside the ring for fried food, and only a scooter can help.',
    },
    { type: 'heading', content: '7:15 PM: shrink the delivery zone when riders are short' },
    {
      type: 'paragraph',
      content:
        'Suppose three riders call in sick and you have eleven where fourteen were planned. With half of the orders paired they carry 11 × 60 / 20.25 = 32.6 orders an hour while 40 come in. After an hour seven orders have no rider, and by 8:15 PM every ring is late.',
    },
    {
      type: 'paragraph',
      content:
        'Shrinking the map is the fastest cure. If you stop serving the outer ring, so that the ride falls by two minutes each way, a single trip takes 20 minutes and a pair 29, and the average is 17.25 per order. The same eleven people then carry 38.3 an hour, and fewer than 40 come in. [Offer the outer addresses](/support/articles/notification-guide#write-templates) a slot after 8:30 PM instead. People accept a later hour far more kindly than a broken one.',
    },
    { type: 'heading', content: '9:00 PM: three numbers to write down after the rush' },
    {
      type: 'paragraph',
      content:
        'Note the rider minutes lost at the pass, the orders over their limit in each ring, and the mean rating of paired orders beside that of single ones. The first tells you whether the call time is right. The second shows where a ring is drawn too wide. If the third differs by half a star, your pairs are too greedy: cut the hop from four minutes to three and look again on Friday.',
    },
  ],
  keyTakeaways: [
    'Draw delivery areas in minutes of riding at dinner time, one ring for each kind of dish.',
    'Call riders by the time left on the stove; five idle minutes an order can tie up three people.',
    'Pairing every order would cut riders from 16 to 11 here, but only pairs that pass all four checks keep food hot.',
    'When riders are short, a smaller ring gets more orders out than a longer waiting list.',
  ],
  worked: {
    title: 'Riders for 40 orders an hour, alone and in pairs',
    lines: [
      { name: 'orders', label: 'Orders an hour', value: 40 },
      { name: 'speed', label: 'Bike speed, red lights included', value: 10, unit: 'mph' },
      { name: 'limit', label: 'Limit for fried food', value: 12, unit: 'minutes' },
      { name: 'door', label: 'Doorbell and stairs', value: 3, unit: 'minutes' },
      {
        name: 'ride',
        label: 'Riding minutes left',
        sum: 'limit - door',
        shown: '9',
        unit: 'minutes',
      },
      {
        name: 'miles',
        label: 'Miles in that time',
        sum: 'speed * ride / 60',
        shown: '1.5',
        unit: 'miles',
      },
      { name: 'idle', label: 'Average wait for the stove', value: 5, unit: 'minutes' },
      {
        name: 'lost',
        label: 'Rider minutes lost in an hour',
        sum: 'orders * idle',
        shown: '200',
        unit: 'minutes',
      },
      {
        name: 'people',
        label: 'Riders that wait all hour',
        sum: 'lost / 60',
        shown: '3.3',
        unit: 'riders',
      },
      { name: 'pass', label: 'Single trip: at the pass', value: 4, unit: 'minutes' },
      { name: 'out', label: 'Way out', value: 9, unit: 'minutes' },
      { name: 'back', label: 'Single trip: way back', value: 8, unit: 'minutes' },
      {
        name: 'single',
        label: 'Single trip',
        sum: 'pass + out + door + back',
        shown: '24',
        unit: 'minutes',
      },
      { name: 'singles', label: 'Orders an hour, one by one', sum: '60 / single', shown: '2.5' },
      { name: 'passPair', label: 'Pair: at the pass', value: 5, unit: 'minutes' },
      { name: 'hop', label: 'Pair: between the doors', value: 4, unit: 'minutes' },
      { name: 'backPair', label: 'Pair: way back', value: 9, unit: 'minutes' },
      {
        name: 'pair',
        label: 'Trip with a pair',
        sum: 'passPair + out + door + hop + door + backPair',
        shown: '33',
        unit: 'minutes',
      },
      { name: 'pairs', label: 'Orders an hour, in pairs', sum: '2 * 60 / pair', shown: '3.6' },
      {
        name: 'second',
        label: 'Second bag reaches its street after',
        sum: 'out + door + hop',
        shown: '16',
        unit: 'minutes',
      },
      {
        name: 'alone',
        label: 'Riders, every order alone',
        sum: 'ceil(orders * single / 60)',
        shown: '16',
        unit: 'riders',
      },
      {
        name: 'mixed',
        label: 'Minutes an order, half of them in pairs',
        sum: '(single + pair / 2) / 2',
        shown: '20.25',
        unit: 'minutes',
      },
      {
        name: 'half',
        label: 'Riders, half of the orders in pairs',
        sum: 'ceil(orders * mixed / 60)',
        shown: '14',
        unit: 'riders',
      },
      {
        name: 'paired',
        label: 'Minutes an order, all in pairs',
        sum: 'pair / 2',
        shown: '16.5',
        unit: 'minutes',
      },
      {
        name: 'all',
        label: 'Riders, all orders in pairs',
        sum: 'ceil(orders * paired / 60)',
        shown: '11',
        unit: 'riders',
      },
      { name: 'present', label: 'Riders present', value: 11 },
      {
        name: 'cut',
        label: 'Minutes saved each way by the smaller zone',
        value: 2,
        unit: 'minutes',
      },
      {
        name: 'carried',
        label: 'Orders that they carry in an hour',
        sum: 'present * 60 / mixed',
        shown: '32.6',
      },
      {
        name: 'shortSingle',
        label: 'Single trip in the smaller zone',
        sum: 'single - 2 * cut',
        shown: '20',
        unit: 'minutes',
      },
      {
        name: 'shortPair',
        label: 'Trip with a pair in the smaller zone',
        sum: 'pair - 2 * cut',
        shown: '29',
        unit: 'minutes',
      },
      {
        name: 'shortMixed',
        label: 'Minutes an order in the smaller zone',
        sum: '(shortSingle + shortPair / 2) / 2',
        shown: '17.25',
        unit: 'minutes',
      },
      {
        name: 'carriedThen',
        label: 'Orders that they carry in an hour then',
        sum: 'present * 60 / shortMixed',
        shown: '38.3',
      },
    ],
  },
} as const satisfies BlogPost;
