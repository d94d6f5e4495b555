import { assumptions } from '../assumptions';
import type { BlogPost } from '../types';

const { driver, gasoline } = assumptions[2025];

export const geneticAlgorithmsForDispatchers = {
  id: 14,
  title: 'Genetic algorithm settings for dispatchers: what to change',
  slug: 'genetic-algorithms-for-dispatchers',
  excerpt:
    'Two hundred bad plans breed for five hundred generations, and a decent morning comes out. Four of the settings belong to the engine; three weights belong to you.',
  content:
    'How a route optimizer searches with population, mutation and elite, what ten toy runs show about the settings, and which weights to change.',
  author: 'Data desk',
  date: '2025-05-20',
  updated: '2026-11-29',
  category: 'AI & Technology',
  tags: ['genetic algorithm', 'optimizer', 'weights', 'settings'],
  image: 'cover-genetic-algorithms-for-dispatchers',
  featured: false,
  views: 6120,
  likes: 318,
  sections: [
    {
      type: 'stats',
      title: 'Why no program tries every order of 18 stops',
      stats: [
        {
          number: '6.4 quadrillion',
          label: 'orders in which VAN 03 can visit its 18 stops (18 factorial)',
        },
        { number: '74 days', label: 'to check them at a billion a second' },
        {
          number: '90,200',
          label: 'plans a search with the default settings looks at',
        },
      ],
    },
    {
      type: 'paragraph',
      content:
        'The third number is the interesting one. A [genetic algorithm](/support#glossary-genetic-algorithm) sees a vanishing part of what is possible and still ends up close to the best. Knowing how it gets there helps you with two daily questions: why today’s plan looks odd, and whether turning a setting would fix it.',
    },
    { type: 'heading', content: 'How a genetic algorithm plans routes' },
    {
      type: 'paragraph',
      content:
        'Picture 200 plans for the same day on 200 sheets of paper, all drawn at random and most of them awful. Each gets a score. Good sheets are more likely to be picked as parents, and a child takes a stretch of stops from one parent and fills up the rest in the order of the other. If one parent handles the streets near the river well and the other the far end of Bobbin Street, now and then a child gets both.',
    },
    {
      type: 'list',
      title: 'The default settings, as a recipe',
      items: [
        'Population 200 (range 50 to 500): sheets on the table at one time.',
        'Elite 10 percent (5 to 20): the best 20 go on untouched, so the leader can never get worse.',
        'Mutation 0.05 (0.01 to 0.1): one child in twenty has an accident, such as a stretch of stops turned back to front.',
        'Generations 500 (100 to 1,000): how often the table is cleared and filled again.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'With these, 200 first plans and 500 generations of 180 children make 90,200. If the rate is counted per child, nine of each 180 mutate, some 4,500 accidents in a run. Such accidents keep bringing in ideas that no sheet on the table had at the start. The guide shows [where the four settings are](/support/articles/route-algorithms-guide#algorithm-settings).',
    },
    { type: 'heading', content: 'What each setting does: ten runs of a toy search' },
    {
      type: 'paragraph',
      content:
        'We wrote a small search of this kind to see what the settings do. It is no part of the planner: one van, 40 random stops in a square of five miles, straight lines, no time windows. Each setting ran ten times from different random starts. The best route on a random first table has 88.2 miles on average, and always driving to the closest open stop gives 32.1.',
    },
    {
      type: 'image',
      src: 'chart-genetic-algorithms-for-dispatchers',
      alt: 'Line chart: with a mutation rate of 0.05 the mean best route falls from 31.5 miles after 100 generations to 27.6 after 500; with 0.01 it falls from 37.2 to 29.2; without mutation it stays at 40.5.',
      caption: 'Mean of ten runs each, population 200, elite 10 percent.',
    },
    {
      type: 'paragraph',
      content:
        'The first hundred generations do 94 percent of the work, from 88.2 to 31.5 on the way to 27.6. Without mutation the search is stuck at 40.5 before generation 100, since everybody has become a cousin. At 0.1 it ends at 27.8, no better than the default. Twice as many generations bring 0.2 miles, an elite of 5 or 20 percent changes the end by 0.3 at most, and a population of 500 wins 0.4 for two and a half times the computing.',
    },
    {
      type: 'highlight',
      title: 'One run proves nothing',
      content:
        'Our ten runs with the same defaults ended anywhere between 26.1 and 28.6 miles. A dispatcher who changes a setting, tries once and sees a mile less has met a lucky draw. So run each setting [three times](/support/articles/route-algorithms-guide#tuning) and compare only the middle results.',
    },
    {
      type: 'paragraph',
      content:
        'The planner on our route page runs on your own device, so it uses the same four numbers in another way. It improves each child move by move before scoring it and therefore breeds fewer: 25 in a generation of a 40-stop day, 12,500 in a run. Ten runs from ten random starts all ended at the same score. Open [a sample day, a dinner rush of 40 stops](/route-optimization#planner=restaurant), press once, and watch the curve fall.',
    },
    { type: 'heading', content: 'Why the same orders can give a different plan' },
    {
      type: 'paragraph',
      content:
        'Luck also explains a complaint every desk knows: press the button twice with nothing changed and the routes come out different. Near the top a great many plans lie close together, and which of them a run finds depends on its first sheets and its accidents. Best and worst of our toy lay almost 10 percent apart. Six runs of the planner with [200 stops](/route-optimization#planner=stress) lay 0.1 percent apart. Where yours differ by more than 5 percent, keep the better plan and take the next larger mode.',
    },
    {
      type: 'paragraph',
      content:
        'A driver sees it with other eyes. To her the second plan is a new route, with doors she does not know and a gate code she has to ask for. So keep the plan that drivers already have. Replace it only if the new one is better by more than your runs differ among themselves, or if something in the world has changed: a late order, a sick driver, a closed bridge.',
    },
    { type: 'heading', content: 'Four engine settings to leave alone' },
    {
      type: 'paragraph',
      content:
        'Population, generations, mutation and elite belong to the engine. Around the defaults the ground is flat: small steps change little, and the big ones we tried cost quality or time. Choose the [mode](/support/articles/route-algorithms-guide#optimization-modes) by size instead: fast for up to 50 stops, whose search takes under 30 seconds, standard for 50 to 200 in one to three minutes, intensive above 200 in five to fifteen. Touch generations when a plan of hundreds of stops still improves as the run ends, and mutation or elite only when it stalls early.',
    },
    { type: 'heading', content: 'Three objective weights to set yourself' },
    {
      type: 'paragraph',
      content:
        'The objective [weights](/support#glossary-objective-weights) are another matter, because they say what “good” means. They are 40 percent distance, 40 percent time and 20 percent [penalties](/support#glossary-penalty), such as a missed window. No engine can know whether three miles are worth half an hour of lateness to you. Here is that choice on paper and simplified, each part divided by yesterday’s plan of 60 miles, 400 minutes and 50 late minutes.',
    },
    {
      type: 'list',
      title: 'Two plans, two sets of weights (the lower score wins)',
      items: [
        'Plan A: 54 miles, 380 minutes, 60 late minutes. Ratios 0.90, 0.95, 1.20.',
        'Plan B: 57 miles, 388 minutes, 30 late minutes. Ratios 0.95, 0.97, 0.60.',
        'At 40/40/20: A scores 0.360 + 0.380 + 0.240 = 0.980, B 0.380 + 0.388 + 0.120 = 0.888. B goes out.',
        'At 50/45/5: A scores 0.450 + 0.4275 + 0.060 = 0.9375, B 0.475 + 0.4365 + 0.030 = 0.9415. A goes out.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'The second set saves three miles and eight minutes and pays with thirty minutes of lateness. Say a gallon costs $3.10 and lasts 15 miles, and a driver’s hour costs $25: three miles are 62 cents, and eight minutes are $3.33. If half an hour of lateness costs you more than $3.95 in calls and goodwill, five percent is too low. Move weights in steps of five points, keep the sum at 100 and look at a week before the next step. In the planner on the route page the third weight is evenness, which makes the routes alike in length; the sum there stays at 100 by itself.',
    },
    { type: 'heading', content: 'Odd routes: check windows, skills and service times first' },
    {
      type: 'paragraph',
      content:
        'A van that crosses town for one package is seldom a failure of the search. Look for [a time window](/support/articles/advanced-constraints#time-windows) typed as 8:00 AM to 9:00 AM where the customer said before nine in the evening. Or for a skill that only one driver holds, or a [service time](/support#glossary-service-time) of 30 minutes on a stop that takes the usual five to ten. The engine obeys whatever it is told, for 500 generations.',
    },
  ],
  keyTakeaways: [
    'The defaults examine 90,200 plans; in our toy four fifths of them went into the last 6 percent of the gain.',
    'In our toy no other mutation, elite or generations beat the defaults by as much as half a mile.',
    'Never judge a setting by a single run; chance alone moved the toy’s result by 2.5 miles.',
    'Your levers are the three weights and the data: windows, skills and service times.',
  ],
  worked: {
    title: 'Two plans, two sets of weights, and the size of a search',
    lines: [
      { name: 'population', label: 'Population', value: 200, unit: 'plans' },
      { name: 'generations', label: 'Generations', value: 500 },
      { name: 'elite', label: 'Elite', value: 10, unit: 'percent' },
      { name: 'milesBefore', label: 'Plan of yesterday: miles', value: 60, unit: 'miles' },
      { name: 'minutesBefore', label: 'Plan of yesterday: minutes', value: 400, unit: 'minutes' },
      { name: 'lateBefore', label: 'Plan of yesterday: late minutes', value: 50, unit: 'minutes' },
      { name: 'milesA', label: 'Plan A: miles', value: 54, unit: 'miles' },
      { name: 'minutesA', label: 'Plan A: minutes', value: 380, unit: 'minutes' },
      { name: 'lateA', label: 'Plan A: late minutes', value: 60, unit: 'minutes' },
      { name: 'milesB', label: 'Plan B: miles', value: 57, unit: 'miles' },
      { name: 'minutesB', label: 'Plan B: minutes', value: 388, unit: 'minutes' },
      { name: 'lateB', label: 'Plan B: late minutes', value: 30, unit: 'minutes' },
      { name: 'gallon', label: 'A gallon of gasoline', value: gasoline, unit: '$' },
      { name: 'mpg', label: 'Miles to the gallon', value: 15, unit: 'miles' },
      { name: 'wage', label: 'An hour of a driver', value: driver, unit: '$' },
      {
        name: 'children',
        label: 'Children of a generation',
        sum: 'population * (1 - elite / 100)',
        shown: '180',
        unit: 'plans',
      },
      {
        name: 'plans',
        label: 'Plans of a search',
        sum: 'population + generations * children',
        shown: '90,200',
        unit: 'plans',
      },
      {
        name: 'evenA',
        label: 'Plan A at 40/40/20',
        sum: '0.4 * milesA / milesBefore + 0.4 * minutesA / minutesBefore + 0.2 * lateA / lateBefore',
        shown: '0.980',
      },
      {
        name: 'evenB',
        label: 'Plan B at 40/40/20',
        sum: '0.4 * milesB / milesBefore + 0.4 * minutesB / minutesBefore + 0.2 * lateB / lateBefore',
        shown: '0.888',
      },
      {
        name: 'laxA',
        label: 'Plan A at 50/45/5',
        sum: '0.5 * milesA / milesBefore + 0.45 * minutesA / minutesBefore + 0.05 * lateA / lateBefore',
        shown: '0.9375',
      },
      {
        name: 'laxB',
        label: 'Plan B at 50/45/5',
        sum: '0.5 * milesB / milesBefore + 0.45 * minutesB / minutesBefore + 0.05 * lateB / lateBefore',
        shown: '0.9415',
      },
      {
        name: 'fuel',
        label: 'Fuel that plan A saves, in cents',
        sum: '100 * (milesB - milesA) / mpg * gallon',
        shown: '62',
        unit: 'cents',
      },
      {
        name: 'time',
        label: 'Driver’s time that plan A saves',
        sum: '(minutesB - minutesA) / 60 * wage',
        shown: '$3.33',
        unit: '$',
      },
      {
        name: 'saved',
        label: 'Both together',
        sum: 'fuel / 100 + time',
        shown: '$3.95',
        unit: '$',
      },
    ],
  },
} as const satisfies BlogPost;
