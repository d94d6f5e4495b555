import { assumptions } from '../assumptions';
import type { BlogPost } from '../types';

const { dispatcher } = assumptions[2026];

export const howToChooseRoutePlanningSoftware = {
  id: 31,
  title: 'How to choose route-planning software: a 20-question checklist',
  slug: 'how-to-choose-route-planning-software',
  excerpt:
    'Twenty questions for any vendor in five groups, each group with its test. We answered them as well, and got 25 points of 40.',
  content:
    'A checklist for buying route-planning software: 20 questions with tests, our own honest score, what a first year costs and how to run a fair trial.',
  author: 'Routing desk',
  date: '2026-10-06',
  updated: '2026-11-29',
  category: 'Best Practices',
  tags: ['route planning software', 'route optimization', 'buying guide', 'software trial'],
  image: 'cover-how-to-choose-route-planning-software',
  featured: false,
  views: 430,
  likes: 24,
  sections: [
    {
      type: 'paragraph',
      content:
        'Every demonstration goes well. The vendor brings 40 clean addresses, presses a button, and the lines stop crossing. Your own day has 12 wrong addresses in 400, a customer who shuts for lunch and a driver who may not lift. So do not watch. Ask 20 questions, and let each vendor prove the answer with a day of yours.',
    },
    {
      type: 'paragraph',
      content:
        'Give two points for a yes that you have seen, one for a yes with a catch, none for a promise. We sell such software, so we took the test too. A checklist whose author passes everything is an advertisement.',
    },
    { type: 'heading', content: 'Planning: six questions, 12 points' },
    {
      type: 'list',
      title: 'Test with one real day, the worst of last month',
      items: [
        '1. Are windows, loads, shifts, breaks and skills kept all at once? **Ours: 1.** Yes in the two larger pricing plans; the smallest keeps only time windows.',
        '2. Does it say why a stop was left out? **Ours: 2.** “Outside shift,” “Over capacity” and so on, by name.',
        '3. Can a dispatcher lock a stop and run again? **Ours: 2.**',
        '4. At noon, does it leave alone what is served or locked? **Ours: 2.** The next stop stays as well, and so do windows that are set to “Must”; [our seven rules](/blog/replanning-during-the-day) say what to lock.',
        '5. Can you time it with as many stops as you have? **Ours: 2.** Yes, in the trial. We state under 30 seconds for the search up to 50 stops, 30 to 60 with traffic and the map, and 5 to 15 minutes above 200; bring a watch.',
        '6. Can you try your own stops before you talk to anyone? **Ours: 1.** [The planner on our page](/route-optimization#planner) takes a file of up to 1,000, but it needs map points or US ZIP codes in it and draws straight lines instead of your streets. It shows the method, not your day.',
      ],
    },
    { type: 'heading', content: 'Data and integrations: five questions, 10 points' },
    {
      type: 'list',
      title: 'Test with your file as it is, uncleaned',
      items: [
        '7. Does it list the addresses it is unsure of? **Ours: 2.**',
        '8. Does it read a CSV or Excel file and a pasted list? **Ours: 2.**',
        '9. Is your order system connected, in both directions? **Ours: 1.** [The catalog](/integrations) says what each system sends; the totals on our pages count more systems than it describes. Ask only about those you use.',
        '10. Is there an [API](/support#glossary-api), documented for all to read? **Ours: 1.** [The documents](/api-docs) are open, the key comes with the largest pricing plan only.',
        '11. Can you take all of your data away, in a file, on the last day? **Ours: 1.** Invoices, logs and reports export by a button, and [the terms](/terms-and-condition) give you 30 days for the rest.',
      ],
    },
    { type: 'heading', content: 'On the road: four questions, 8 points' },
    {
      type: 'list',
      title: 'Test with your oldest phone and your newest driver',
      items: [
        '12. Does the app speak the driver’s language and take the [proof](/support#glossary-proof-of-delivery) you need? **Ours: 2.** [Languages and proofs](/driver-mobile-app) are listed.',
        '13. What happens in a basement without signal? **Ours: 1.** Our field app keeps its records and sends them later. Try it with a whole delivery route.',
        '14. Do recipients get messages? **Ours: 1.** Yes, through [a service that you connect](/support/articles/notification-guide) and pay.',
        '15. Does it keep the logs that the law asks for? **Ours: 0.** It is [no ELD](/blog/hours-of-service-and-elds) and has no [driver’s vehicle inspection report](/blog/driver-vehicle-inspection).',
      ],
    },
    { type: 'heading', content: 'Price and help: three questions, 6 points' },
    {
      type: 'list',
      title: 'Test by reading, before the call',
      items: [
        '16. Are prices printed? **Ours: 1.** [Two of three](/pricing) are, the third is quoted, and, against custom, our list for annual payment is dearer than the one for monthly payment.',
        '17. Is there a trial with every feature, without a card? **Ours: 2.**',
        '18. Who answers at 6:00 AM, when the vans load? **Ours: 1.** E-mail at any hour. On the Base and Standard pricing plans the phone is staffed on weekdays in office hours, so not at six; Starter contracts, which go by vehicle, have e-mail support only.',
      ],
    },
    { type: 'heading', content: 'Evidence: two questions, 4 points' },
    {
      type: 'list',
      title: 'Test by asking for a name and a document',
      items: [
        '19. Can you read a security report by an outside auditor? **Ours: 0.** We name the standards we work by, which is not a certificate.',
        '20. Can you call a customer of your size? **Ours: 0.** The stories and quotes on our pages are marked as samples, and the screens there are drawings of a sample fleet. Only the planner runs.',
      ],
    },
    {
      type: 'image',
      src: 'chart-how-to-choose-route-planning-software',
      alt: 'Bar chart of our own points by group: planning 10 of 12, data 7 of 10, on the road 4 of 8, price and help 4 of 6, evidence 0 of 4.',
      caption: 'Our own 25 points of 40. The empty bar is the one to ask us about.',
    },
    { type: 'heading', content: 'How to weigh the answers' },
    {
      type: 'paragraph',
      content:
        'The total matters less than the zeros. Mark the questions whose zero would stop you, before the first demonstration, and no more than five of them. A fleet of trucks on long trips marks question 15 and should cross us off or buy its log elsewhere. A florist with six vans may not care about it at all.',
    },
    { type: 'heading', content: 'What route-planning software costs in its first year' },
    {
      type: 'paragraph',
      content:
        'Take 12 drivers and two dispatchers, and a made-up list price of $20 a user a month. The subscription is in the quote. The hours are not, and they cost almost as much.',
    },
    {
      type: 'stats',
      title: 'Fourteen users in their first year, hours at an assumed $30',
      stats: [
        { number: '$3,360', label: 'subscription' },
        { number: '$3,180', label: 'for 106 hours: 40 on data, 36 on drivers, 30 at the desk' },
        { number: '$7,500', label: 'saved if planning takes an hour less on 250 days' },
      ],
    },
    {
      type: 'paragraph',
      content:
        'That leaves $960 in the first year and $4,140 in each later one, before a single mile is saved. If a vendor’s case rests on miles alone, ask [what share of a delivery’s cost](/blog/cost-per-delivery-worked-out) they are. Where it rests on a percentage, ask whose fleet it was measured on. We print such figures too, and the question is a fair one.',
    },
    {
      type: 'highlight',
      title: 'A fair trial for every vendor',
      content:
        'Same day, same file, same rules for every vendor. One driver at the table. Compare the count of stops left out, the hours and the miles, in this order. Then drive the better plan once, and let the driver say what it got wrong.',
    },
    {
      type: 'paragraph',
      content:
        'Keep the sheet after you have signed. In a year, go through the 20 again with what you know by then, and use the answers when the contract comes up. Vendors listen best in the month before a renewal.',
    },
  ],
  keyTakeaways: [
    'Score only what you have seen run with a day of your own; a promise is worth nothing.',
    'Name at most five questions whose zero would stop you, before anybody shows you anything.',
    'We score 25 of 40 ourselves: strong on planning, nothing yet on audits and references.',
    'Count hours with the subscription: in the example they cost $3,180 beside $3,360.',
  ],
  worked: {
    title: 'The first year of route-planning software, and our own score',
    lines: [
      { name: 'planning', label: 'Our points for planning', value: 10 },
      { name: 'data', label: 'Our points for data', value: 7 },
      { name: 'road', label: 'Our points on the road', value: 4 },
      { name: 'price', label: 'Our points for price and help', value: 4 },
      { name: 'evidence', label: 'Our points for evidence', value: 0 },
      {
        name: 'points',
        label: 'Our points of 40',
        sum: 'planning + data + road + price + evidence',
        shown: '25',
      },
      { name: 'users', label: 'Drivers and dispatchers', value: 14 },
      { name: 'list', label: 'Dollars a user a month', value: 20 },
      {
        name: 'subscription',
        label: 'Subscription',
        sum: 'users * list * 12',
        shown: '$3,360',
        unit: '$',
      },
      { name: 'wage', label: 'Dollars an hour', value: dispatcher },
      {
        name: 'hours',
        label: 'Hours of data, drivers and desk',
        sum: '40 + 12 * 3 + 30',
        shown: '106',
        unit: 'hours',
      },
      {
        name: 'work',
        label: 'Cost of those hours',
        sum: 'hours * wage',
        shown: '$3,180',
        unit: '$',
      },
      {
        name: 'saved',
        label: 'An hour less on 250 days',
        sum: '250 * wage',
        shown: '$7,500',
        unit: '$',
      },
      {
        name: 'first',
        label: 'Left in the first year',
        sum: 'saved - subscription - work',
        shown: '$960',
        unit: '$',
      },
      {
        name: 'later',
        label: 'Left in a later year',
        sum: 'saved - subscription',
        shown: '$4,140',
        unit: '$',
      },
    ],
  },
} as const satisfies BlogPost;
