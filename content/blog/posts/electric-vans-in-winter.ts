import type { BlogPost } from '../types';

export const electricVansInWinter = {
  id: 8,
  title: 'Electric van range in winter: a budget in kilowatt-hours',
  slug: 'electric-vans-in-winter',
  excerpt:
    'A 78-mile route that uses 62 percent of the battery in May comes home on its last miles in January. Three quarters of the extra energy is the heater.',
  content:
    'What cold does to an electric van’s route, worked out in kilowatt-hours, and how to plan heat, reserve and the overnight charging window.',
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
        'It is 84 °F in the yard as we write this, which is the right weather for planning January. The chargers can still be moved, the routes can still be cut, and no driver is standing beside a white van at 5:50 AM wondering why the display has lost forty miles overnight.',
    },
    {
      type: 'paragraph',
      content:
        'First, some reassurance. A dense city route of 24 miles in about four hours could be driven twice on a bitter day by the van in our example. Winter is a problem of the long routes, and of the site that has to refill ten vans before six in the morning.',
    },
    { type: 'heading', content: 'Winter range: the same route in May and in January' },
    {
      type: 'paragraph',
      content:
        'Take a county route of 78 miles that is out for six and a half hours. We assume 60 kWh of usable battery, 0.45 kWh a mile at 68 °F and 0.3 kW for lights, fans and phone. At 20 °F assume 12 percent more per mile, for stiff tires and dense air, and 5 percent less usable battery. The heater averages 2 kW from start to finish, because the door opens forty times.',
    },
    {
      type: 'list',
      title: 'Where the energy goes',
      items: [
        'May, driving: 78 × 0.45 = 35.1 kWh. Lights, fans and phone: 6.5 × 0.3 = 2.0. Together 37.1 of 60, which leaves 22.9.',
        'January, driving: 78 × 0.504 = 39.3 kWh.',
        'January, a heater of 2.0 kW besides the 0.3 of lights, fans and phone: 6.5 × 2.3 = 15.0 kWh.',
        'Together 54.3 of 57.0, which leaves 2.7 kWh: five miles, with the heater off.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'Of the extra 17.2 kWh, 13 are heat. That is the main lesson, and it is one about time: driving takes energy by the mile, and heating the cab takes it by the hour. Two vans with identical mileage can therefore need quite different batteries, depending on how long each of them stands at customers’ doors with the heater running.',
    },
    {
      type: 'image',
      src: 'chart-electric-vans-in-winter',
      alt: 'Line chart of range against temperature. A county route at 12 miles an hour falls from 126 miles at 68 °F to 91 at 32 and 78 at 14. A city route at 6 miles an hour falls from 120 to 75 and 60. A rule at 92 miles marks a 78-mile route with its reserve; the county line drops below it at about freezing.',
      caption:
        'Computed from the assumptions in the text: losses grow evenly as it gets colder, heat by 0.05 kW for each degree below 60 °F. Pace includes the stops.',
    },
    { type: 'heading', content: 'At what temperature does a route run short?' },
    {
      type: 'paragraph',
      content:
        'Do not plan to arrive with 2.7 kWh. If the rule is to come home with 15 percent, a 78-mile route needs a range of 92 miles (78 ÷ 0.85). In the chart the county line crosses that level just above freezing. So this route has a number, 33 °F, and a dispatcher who reads the forecast the evening before knows whether tomorrow is an ordinary day.',
    },
    {
      type: 'paragraph',
      content:
        'Published figures give a sense of scale. In 2019 [AAA tested five electric cars](https://www.aaa.com/AAA/common/AAR/files/AAA-Electric-Vehicle-Range-Testing-Report.pdf) and measured an average loss of 41 percent of range at 20 °F with the heater on, against 75 °F, and named the heater as the chief cause. Between 68 and 20 °F our example loses 35 percent on the county route and 46 in the city. Cars are not vans, so take your own readings before you quote either.',
    },
    { type: 'heading', content: 'Four ways to win back six kilowatt-hours' },
    {
      type: 'paragraph',
      content:
        'At 20 °F the reserve should be 8.55 kWh, 15 percent of 57, and the plan leaves 2.74, so 5.8 are missing. Of the four measures below, giving ten miles away is enough alone. Without it you need two of the other three, and the seat heat must be one of them: the warm start and the midday charge together bring only 5.3.',
    },
    {
      type: 'list',
      title: 'What each measure returns on this route',
      items: [
        'Seat and wheel heat at 0.15 kW, with the cab heater at half power for 6.5 hours: 5.5 kWh.',
        'Cab and battery warmed from the plug before departure: 1.5 kWh.',
        'Ten miles, and the fifty minutes they take, given to another van: 7.0 kWh.',
        'Half an hour on an 11 kW charger at midday: 5.5 kWh drawn, 5.0 stored after charging losses of 10 percent, 3.8 left after heat and lights while waiting.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'Warm seats and a preheated cab come first, at 7.0 kWh together and no minute lost. Ask the drivers before you count on it, since half power with the door opening forty times is a question of clothing as well. Shedding ten miles is easiest where summer and winter are prepared as two [route templates](/support/articles/route-templates). The midday charge is the last choice of the four, because it costs half an hour of wages and depends on an available plug.',
    },
    { type: 'heading', content: 'Depot charging: one night, ten vans, 50 kW' },
    {
      type: 'paragraph',
      content:
        'Refilling 54.3 kWh through a charger that is 90 percent efficient takes 60.3 from the wall, or 8.4 hours at 7.2 kW. Ten such vans would draw 72 kW. If the site is allowed 50, all ten need 603 ÷ 50 = 12.1 hours, where the same vans in May need 8.2. Between 5:00 PM and 6:00 AM there are 13 hours, and one late route can use up the difference.',
    },
    {
      type: 'paragraph',
      content:
        'Then the preheating starts. Ten cabs at 4 kW want 40 of the 50 kilowatts at half past five, just when a van that came in late is still filling. Stagger the departures by a quarter of an hour and the conflict shrinks. Plug in on return as well, while the battery is warm from the road, because a cold-soaked one accepts charge more slowly.',
    },
    {
      type: 'paragraph',
      content:
        'The cheapest kilowatt is the one you do not ask for. A vehicle that returns with 60 percent and is scheduled for a city route needs no full battery. Give it what tomorrow requires plus the reserve, and let the county van have the evening.',
    },
    { type: 'heading', content: 'What to measure before the first frost' },
    {
      type: 'paragraph',
      content:
        'The platform’s EV [telematics](/support#glossary-telematics) already [report the state of charge](/fleet-management#other-hardware-integration). Record four values per day and vehicle: charge at departure, charge on return, miles, and hours out, with the outside temperature beside them. Two mild days with different mileage give you the energy per mile, and two cold days with different hours give the heat per hour, once the driving is subtracted. Then replace our assumptions, determine the breaking temperature of each long route, and write it on the route’s sheet.',
    },
  ],
  keyTakeaways: [
    'Driving costs energy by the mile and heat costs it by the hour, so slow routes lose the most range.',
    'Every long route has a temperature below which it no longer comes home with its reserve; in the example it is 33 °F.',
    'Seat heat and preheating on the plug return 7 kWh a day in the example without losing a minute.',
    'Check the overnight window for the whole site: ten vans on 50 kW need 12.1 hours in January and 8.2 in May.',
  ],
  sources: [
    {
      title: 'AAA Electric Vehicle Range Testing',
      publisher: 'AAA',
      year: 2019,
      href: 'https://www.aaa.com/AAA/common/AAR/files/AAA-Electric-Vehicle-Range-Testing-Report.pdf',
    },
  ],
  worked: {
    title: 'A 78-mile route in May and at 20 °F, and a night of charging',
    lines: [
      { name: 'miles', label: 'Miles of the route', value: 78, unit: 'miles' },
      { name: 'hours', label: 'Hours out', value: 6.5, unit: 'hours' },
      { name: 'battery', label: 'Usable battery at 68 °F', value: 60, unit: 'kWh' },
      { name: 'mile', label: 'Energy of a mile at 68 °F', value: 0.45, unit: 'kWh' },
      { name: 'small', label: 'Lights, fans and phone', value: 0.3, unit: 'kW' },
      { name: 'heater', label: 'Heater at 20 °F, on average', value: 2, unit: 'kW' },
      { name: 'efficiency', label: 'Efficiency of the charger', value: 0.9 },
      { name: 'mayDrive', label: 'May: driving', sum: 'miles * mile', shown: '35.1', unit: 'kWh' },
      {
        name: 'maySmall',
        label: 'May: lights, fans and phone',
        sum: 'hours * small',
        shown: '2.0',
        unit: 'kWh',
      },
      {
        name: 'may',
        label: 'May: together',
        sum: 'mayDrive + maySmall',
        shown: '37.1',
        unit: 'kWh',
      },
      {
        name: 'mayLeft',
        label: 'May: left',
        sum: 'battery - round(may * 10) / 10',
        shown: '22.9',
        unit: 'kWh',
      },
      {
        name: 'coldMile',
        label: 'January: energy of a mile, 12 percent more',
        sum: 'mile * 1.12',
        shown: '0.504',
        unit: 'kWh',
      },
      {
        name: 'coldBattery',
        label: 'January: usable battery, 5 percent less',
        sum: 'battery * 0.95',
        shown: '57.0',
        unit: 'kWh',
      },
      {
        name: 'janDrive',
        label: 'January: driving',
        sum: 'miles * coldMile',
        shown: '39.3',
        unit: 'kWh',
      },
      {
        name: 'janHeat',
        label: 'January: heat, lights, fans and phone',
        sum: 'hours * (heater + small)',
        shown: '15.0',
        unit: 'kWh',
      },
      {
        name: 'jan',
        label: 'January: together',
        sum: 'janDrive + janHeat',
        shown: '54.3',
        unit: 'kWh',
      },
      {
        name: 'janLeft',
        label: 'January: left',
        sum: 'coldBattery - jan',
        shown: '2.7',
        unit: 'kWh',
      },
      {
        name: 'extra',
        label: 'January more than May',
        sum: 'jan - may',
        shown: '17.2',
        unit: 'kWh',
      },
      {
        name: 'reserve',
        label: 'Reserve of 15 percent',
        sum: 'coldBattery * 0.15',
        shown: '8.55',
        unit: 'kWh',
      },
      { name: 'missing', label: 'Missing', sum: 'reserve - janLeft', shown: '5.8', unit: 'kWh' },
      {
        name: 'range',
        label: 'Range that the route needs with its reserve',
        sum: 'miles / 0.85',
        shown: '92',
        unit: 'miles',
      },
      {
        name: 'seats',
        label: 'Seat heat at 0.15 kW, cab heater at half power',
        sum: 'hours * (heater / 2 - 0.15)',
        shown: '5.5',
        unit: 'kWh',
      },
      { name: 'warm', label: 'Cab and battery warmed from the plug', value: 1.5, unit: 'kWh' },
      {
        name: 'shed',
        label: 'Ten miles and fifty minutes given away',
        sum: '10 * coldMile + 50 / 60 * (heater + small)',
        shown: '7.0',
        unit: 'kWh',
      },
      {
        name: 'drawn',
        label: 'Half an hour on 11 kW: drawn',
        sum: '11 / 2',
        shown: '5.5',
        unit: 'kWh',
      },
      {
        name: 'stored',
        label: 'Of these stored',
        sum: 'drawn * efficiency',
        shown: '5.0',
        unit: 'kWh',
      },
      {
        name: 'midday',
        label: 'Net of heat, lights, fans and phone while waiting',
        sum: 'stored - (heater + small) / 2',
        shown: '3.8',
        unit: 'kWh',
      },
      {
        name: 'pair',
        label: 'Warm start with the midday charge',
        sum: 'warm + midday',
        shown: '5.3',
        unit: 'kWh',
      },
      {
        name: 'comfort',
        label: 'Warm seats and a warm start',
        sum: 'seats + warm',
        shown: '7.0',
        unit: 'kWh',
      },
      {
        name: 'wall',
        label: 'From the wall for one van',
        sum: 'jan / efficiency',
        shown: '60.3',
        unit: 'kWh',
      },
      { name: 'night', label: 'Hours at 7.2 kW', sum: 'wall / 7.2', shown: '8.4', unit: 'hours' },
      {
        name: 'site',
        label: 'Hours for ten vans on 50 kW',
        sum: '10 * wall / 50',
        shown: '12.1',
        unit: 'hours',
      },
      {
        name: 'siteMay',
        label: 'The same in May',
        sum: '10 * may / efficiency / 50',
        shown: '8.2',
        unit: 'hours',
      },
    ],
  },
} as const satisfies BlogPost;
