import type { BlogPost } from '../types';

export const electricVansInWinter = {
  id: 8,
  title: 'Electric vans in winter: a budget in kilowatt-hours',
  slug: 'electric-vans-in-winter',
  excerpt:
    'A 78-mile round that uses 62 percent of the battery in May comes home on its last miles in January. Three quarters of the difference is the heater.',
  content:
    'What cold does to an electric van’s round, worked out in kilowatt-hours, and how to plan heat, reserve and the overnight charging window.',
  author: 'Fleet desk',
  date: '2025-08-12',
  category: 'Sustainability',
  tags: ['electric vans', 'winter', 'charging', 'range', 'ev telematics'],
  image: 'cover-electric-vans-in-winter',
  featured: false,
  views: 3320,
  likes: 178,
  sections: [
    {
      type: 'paragraph',
      content:
        'It is 84 °F in the yard as we write this, which is the right weather for planning January. The chargers can still be moved, the rounds can still be cut, and nobody is standing beside a white van at 05:50 wondering why the display has lost forty miles overnight.',
    },
    {
      type: 'paragraph',
      content:
        'First, some reassurance. A dense city round such as VAN 11’s, 24 miles in about four hours, could be driven twice on a bitter day by the van in our example. Winter is a problem of the long rounds, and of the site that has to refill ten vans before six in the morning.',
    },
    { type: 'heading', content: 'The same round in May and in January' },
    {
      type: 'paragraph',
      content:
        'Take a county round of 78 miles that is out for six and a half hours. We assume 60 kWh of usable battery, 0.45 kWh a mile at 68 °F and 0.3 kW for lights, fans and phone. At 20 °F assume 12 percent more per mile, for stiff tires and dense air, and 5 percent less usable battery. The heater averages 2 kW from start to finish, because the door opens forty times.',
    },
    {
      type: 'list',
      title: 'Where the energy goes',
      items: [
        'May, driving: 78 × 0.45 = 35.1 kWh. Small consumers: 6.5 × 0.3 = 2.0. Together 37.1 of 60, which leaves 22.9.',
        'January, driving: 78 × 0.504 = 39.3 kWh.',
        'January, heat and small consumers: 6.5 × 2.3 = 15.0 kWh.',
        'Together 54.3 of 57.0, which leaves 2.7 kWh: five miles, with the heater off.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'Of the extra 17.2 kWh, 13 are heat. That is the main lesson, and it is one about time: driving is charged by the mile, and the cab by the hour. Two vans with identical mileage can therefore need quite different batteries, depending on how long each of them stands at customers’ doors with the heater running.',
    },
    {
      type: 'image',
      src: 'chart-electric-vans-in-winter',
      alt: 'Line chart of range against temperature. A county round at 12 miles an hour falls from 126 miles at 68 °F to 91 at 32 and 78 at 14. A city round at 6 miles an hour falls from 120 to 75 and 60. A rule at 92 miles marks a 78-mile round with its reserve; the county line drops below it at about freezing.',
      caption:
        'Computed from the assumptions in the text: losses grow evenly as it gets colder, heat by 0.05 kW for each degree below 60 °F. Pace includes the stops.',
    },
    { type: 'heading', content: 'Find the temperature at which a round breaks' },
    {
      type: 'paragraph',
      content:
        'Nobody should plan to arrive with 2.7 kWh. If the rule is to come home with 15 percent, a 78-mile round needs a range of 92 miles (78 ÷ 0.85). In the chart the county line crosses that level just above freezing. So this round has a number, 33 °F, and a dispatcher who reads the forecast the evening before knows whether tomorrow is an ordinary day.',
    },
    {
      type: 'paragraph',
      content:
        'Published figures give a sense of scale. In 2019 AAA tested five electric cars and measured an average loss of 41 percent of range at 20 °F with the heater on, against 75 °F, and named the heater as the chief cause. Our example loses 35 percent on the county round and 47 in the city. Cars are not vans, so take your own readings before you quote either.',
    },
    { type: 'heading', content: 'Four ways to find six kilowatt-hours' },
    {
      type: 'paragraph',
      content:
        'At 20 °F the reserve should be 8.55 kWh, 15 percent of 57, and the plan leaves 2.74, so 5.8 are missing. None of the usual measures is heroic, and any two of them together repair the day, except the warm start with the midday charge, which come to 5.3.',
    },
    {
      type: 'list',
      title: 'What each measure returns on this round',
      items: [
        'Seat and wheel heat at 0.15 kW, with the cab heater at half power for 6.5 hours: 5.5 kWh.',
        'Cab and battery warmed from the plug before departure: 1.5 kWh.',
        'Ten miles, and the fifty minutes they take, given to another van: 7.0 kWh.',
        'Half an hour on an 11 kW charger at midday: 5.5 kWh drawn, 5.0 stored at 90 percent, 3.8 net of the heat while waiting.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'Warm seats and a preheated cab come first, at 7.0 kWh together and no minute lost. Ask the drivers before you count on it, since half power with the door opening forty times is a question of clothing as well. Shedding ten miles is easiest where summer and winter are prepared as two versions of the round. The midday charge is the weakest of the four, because it costs half an hour of wages and depends on an available plug.',
    },
    { type: 'heading', content: 'The night is shorter than it looks' },
    {
      type: 'paragraph',
      content:
        'Refilling 54.3 kWh through a charger that is 90 percent efficient takes 60.3 from the wall, or 8.4 hours at 7.2 kW. Ten such vans would draw 72 kW. If the site is allowed 50, all ten need 603 ÷ 50 = 12.1 hours, where the same vans in May need 8.2. Between 17:00 and 06:00 there are 13 hours, and one late round can use up the difference.',
    },
    {
      type: 'paragraph',
      content:
        'Then the preheating starts. Ten cabs at 4 kW want 40 of the 50 kilowatts at half past five, just when the last vans are still filling. Stagger the departures by a quarter of an hour and the conflict shrinks. Plug in on return as well, while the battery is warm from the road, because a cold-soaked one accepts charge more slowly.',
    },
    {
      type: 'paragraph',
      content:
        'The cheapest kilowatt is the one you do not ask for. A vehicle that returns with 60 percent and is scheduled for a city round does not need a full battery, so give it what tomorrow requires plus the reserve, and let the county van have the evening.',
    },
    { type: 'heading', content: 'Readings to collect before the first frost' },
    {
      type: 'paragraph',
      content:
        'The platform’s EV telematics already report the state of charge. Record four values per day and vehicle: charge at departure, charge on return, miles, and hours out, with the outside temperature beside them. Two mild days with different mileage give you the energy per mile, and two cold days with different hours give the heat per hour, once the driving is subtracted. Then replace our assumptions, determine the breaking temperature of each long round, and write it on the round’s sheet.',
    },
  ],
  keyTakeaways: [
    'Driving costs energy by the mile and heat costs it by the hour, so slow rounds lose the most range.',
    'Every long round has a temperature below which it no longer comes home with its reserve; in the example it is 33 °F.',
    'Seat heat and preheating on the plug return 7 kWh a day in the example without losing a minute.',
    'Check the overnight window for the whole site: ten vans on 50 kW need 12.1 hours in January and 8.2 in May.',
  ],
} as const satisfies BlogPost;
