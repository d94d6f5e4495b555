import { assumptions } from '../assumptions';
import type { BlogPost } from '../types';

const { diesel, gasoline } = assumptions[2025];

export const whatIdlingCosts = {
  id: 5,
  title: 'What idling costs a fleet, and which minutes to leave alone',
  slug: 'what-idling-costs',
  excerpt:
    'Forty vans at 52 idle minutes a day burn $13,433 of gasoline a year. About a third of it can be had back, and the rest is better left alone.',
  content:
    'Idle minutes turned into fuel, engine hours and carbon dioxide for a 40-van fleet, and a sober look at which idling can be stopped at all.',
  author: 'Fleet desk',
  date: '2025-09-23',
  updated: '2026-11-29',
  category: 'Fleet Management',
  tags: ['idling', 'fuel', 'engine hours', 'fleet tracking', 'obd'],
  image: 'cover-what-idling-costs',
  featured: false,
  views: 2640,
  likes: 101,
  sections: [
    {
      type: 'paragraph',
      content:
        'Half a gallon an hour. No driver signs for it and no receipt separates it from the fuel that moved the van, so it hides inside a miles-per-gallon figure that everyone blames on traffic. Yet the engine computer has counted every minute.',
    },
    {
      type: 'stats',
      title: 'One year of 40 vans at 52 idle minutes a day',
      stats: [
        { number: '$13,433', label: 'of gasoline, at 0.5 gallons an hour and $3.10 a gallon' },
        { number: '8,667 h', label: 'of engine time over 250 working days' },
        {
          number: '38.5',
          label: 'metric tons of CO2, at the EPA’s 8.887 kg per gallon of gasoline',
        },
      ],
    },
    {
      type: 'paragraph',
      content:
        'The chain is short: 40 vans times 52 minutes is 34.7 hours a day, half a gallon in each makes 17.3 gallons, and that is $53.73 every working day. Change one input and the result moves in proportion. The input most likely to be wrong is the half gallon.',
    },
    { type: 'heading', content: 'Idle fuel consumption: find your own rate' },
    {
      type: 'paragraph',
      content:
        'Published rates vary widely. The U.S. Department of Energy lists 0.39 gallons an hour for a large gasoline sedan and 0.84 for a diesel delivery truck of 19,500 pounds. In both cases no accessory was running ([Fact 861](https://www.energy.gov/eere/vehicles/fact-861-february-23-2015-idle-fuel-consumption-selected-gasoline-and-diesel-vehicles), compiled in 2015 from studies by national laboratories and others). Our half gallon is an assumption for a gasoline van with some air conditioning, and the price of $3.10 is the U.S. average of 2025.',
    },
    {
      type: 'paragraph',
      content:
        'Measuring takes twenty minutes. Park one warm van of each model, read the fuel rate from its [OBD](/support#glossary-obd) port for ten minutes with everything off, and for another ten with the air conditioning on. Use the first value for October and the second for July. Should your trucks come out at 0.84, with diesel at $3.66, the same 52 minutes cost about $26,640 a year.',
    },
    { type: 'heading', content: 'Idle hours wear the engine, too' },
    {
      type: 'paragraph',
      content:
        'Fuel is the part that gets reported. The 8,667 hours come to 217 for each van, during which oil circulates, belts run and the odometer stands still. Manufacturers often count an hour at idle as about 25 miles for service purposes; your manual has its own value. At 25, each van ages by 5,417 miles a year that no mileage-based service plan has ever seen.',
    },
    {
      type: 'paragraph',
      content:
        'Take a van that drives 15,000 miles a year with an oil change every 7,500, so every six months. Counting idle hours, its engine does 20,417 and should come in after 4.4 months. If you schedule by mileage, switch the heaviest idlers to [maintenance by engine hours](/blog/maintenance-by-miles-or-hours) first, because a worn engine can cost more than the fuel did.',
    },
    { type: 'heading', content: 'Why vans idle: 52 minutes by reason' },
    {
      type: 'list',
      title: 'A plausible day for one van',
      items: [
        '14 minutes in traffic and at lights.',
        '11 minutes at customers’ doors, in pieces of under three minutes.',
        '9 minutes in the yard before departure.',
        '8 minutes of breaks and paperwork with the engine on.',
        '6 minutes powering the [liftgate](/support#glossary-liftgate).',
        '4 minutes that the driver cannot explain.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'Only three of these lines are open to negotiation. Take back 5 of the yard’s minutes, 8 of those at the doors and 5 of the breaks: 18 in all, worth $4,650 a year for the fleet or $116 a van. So a gadget at $300 a van would take more than two years to pay for itself in fuel, and a conversation takes an afternoon.',
    },
    { type: 'heading', content: 'Idling to leave alone' },
    {
      type: 'list',
      title: 'Hands off',
      items: [
        'Power take-off: liftgates, pumps and refrigeration that draw on the engine are doing the work you sell.',
        'Regeneration of a diesel particulate filter. Cutting it short means another attempt later, and eventually a tow.',
        'A frozen windshield. The driver must see, and no table of fuel rates outranks that.',
        'Extreme heat or cold in the cab, where the alternative is a driver who is unfit for the next six hours.',
        'Traffic. A driver cannot shorten it; a better departure time can.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'Mark these before anyone sees a report. Liftgate work can often be told apart by a door or power take-off signal, and traffic by position on the road. A first report that blames a driver for a liftgate will also be the last one the drivers believe.',
    },
    {
      type: 'paragraph',
      content:
        'For everything else a rule fits on a sticker on the dashboard: leave the seat, take the key. According to [Argonne National Laboratory](https://afdc.energy.gov/files/u/publication/which_is_greener.pdf), after as little as 10 seconds an idling car has used more fuel than a restart does, so no doorstep is too brief for the rule. A van without its key is also harder to steal.',
    },
    { type: 'heading', content: 'Report idle minutes a day, not a percentage' },
    {
      type: 'paragraph',
      content:
        'Most [telematics](/support#glossary-telematics) systems report idling as a share of engine time, and so does [the fleet summary](/fleet-management) in our platform. The share is useful across months for one van and misleading between vans. A van with 52 idle minutes and 250 minutes of driving shows 17 percent. Send it on a longer route with 350 minutes of driving, and it shows 13 percent without having saved a drop.',
    },
    {
      type: 'paragraph',
      content:
        'Count minutes per day instead, in two columns: short halts at customers’ doors, which the sticker can cut, and halts longer than three minutes, with the exceptions taken out. Then print one list a week with the place and hour of the five longest, without a ranking of people. Most of those five will turn out to have a reason, such as a dock that makes drivers wait in line with the radio on, and reasons can be fixed.',
    },
  ],
  keyTakeaways: [
    'Idle cost is vehicles times hours times burn rate times price; measure the burn rate on your own vans, with and without air conditioning.',
    'Each idle hour also ages the engine, by about 25 miles in many service manuals.',
    'In the example 18 of 52 minutes can be won back, or $4,650 of $13,433 a year.',
    'Exclude liftgates, filter regeneration, safety and traffic before the first report goes out.',
  ],
  worked: {
    title: 'What 52 idle minutes a day cost a fleet of 40 vans',
    lines: [
      { name: 'vans', label: 'Vans', value: 40 },
      { name: 'minutes', label: 'Idle minutes of a van in a day', value: 52, unit: 'minutes' },
      { name: 'days', label: 'Working days in a year', value: 250, unit: 'days' },
      { name: 'burn', label: 'Fuel burned in an idle hour', value: 0.5, unit: 'gallons' },
      { name: 'price', label: 'Price of a gallon', value: gasoline, unit: '$' },
      { name: 'co2', label: 'CO2 from a gallon of gasoline', value: 8.887, unit: 'kg' },
      {
        name: 'serviceMiles',
        label: 'Miles that count for an idle hour',
        value: 25,
        unit: 'miles',
      },
      { name: 'driven', label: 'Miles driven by a van in a year', value: 15000, unit: 'miles' },
      { name: 'interval', label: 'Miles between oil changes', value: 7500, unit: 'miles' },
      { name: 'negotiable', label: 'Minutes a day that can go', value: 18, unit: 'minutes' },
      {
        name: 'hoursDay',
        label: 'Idle hours of the fleet in a day',
        sum: 'vans * minutes / 60',
        shown: '34.7',
        unit: 'hours',
      },
      {
        name: 'gallonsDay',
        label: 'Gallons in a day',
        sum: 'hoursDay * burn',
        shown: '17.3',
        unit: 'gallons',
      },
      {
        name: 'costDay',
        label: 'Cost of a day',
        sum: 'gallonsDay * price',
        shown: '$53.73',
        unit: '$',
      },
      {
        name: 'costYear',
        label: 'Cost of a year',
        sum: 'costDay * days',
        shown: '$13,433',
        unit: '$',
      },
      {
        name: 'hoursYear',
        label: 'Idle hours of the fleet in a year',
        sum: 'hoursDay * days',
        shown: '8,667',
        unit: 'hours',
      },
      {
        name: 'tons',
        label: 'CO2 in a year',
        sum: 'hoursYear * burn * co2 / 1000',
        shown: '38.5',
        unit: 'metric tons',
      },
      {
        name: 'hoursVan',
        label: 'Idle hours of a van in a year',
        sum: 'hoursYear / vans',
        shown: '217',
        unit: 'hours',
      },
      {
        name: 'milesVan',
        label: 'Miles by which idling ages a van in a year',
        sum: 'hoursVan * serviceMiles',
        shown: '5,417',
        unit: 'miles',
      },
      {
        name: 'milesAll',
        label: 'Miles that the engine does in a year',
        sum: 'driven + milesVan',
        shown: '20,417',
        unit: 'miles',
      },
      {
        name: 'months',
        label: 'Months between oil changes',
        sum: '12 * interval / milesAll',
        shown: '4.4',
        unit: 'months',
      },
      {
        name: 'saved',
        label: 'Worth of the minutes that can go, fleet, in a year',
        sum: 'costYear * negotiable / minutes',
        shown: '$4,650',
        unit: '$',
      },
      {
        name: 'savedVan',
        label: 'The same of one van',
        sum: 'saved / vans',
        shown: '$116',
        unit: '$',
      },
      { name: 'truckBurn', label: 'Diesel truck: gallons in an idle hour', value: 0.84 },
      { name: 'diesel', label: 'Price of a gallon of diesel', value: diesel, unit: '$' },
      {
        name: 'trucks',
        label: 'The same fleet with diesel trucks, cost of a year',
        sum: 'round(hoursYear * truckBurn * diesel / 10) * 10',
        shown: '$26,640',
        unit: '$',
      },
    ],
  },
  sources: [
    {
      title: 'Fact 861: Idle Fuel Consumption for Selected Gasoline and Diesel Vehicles',
      publisher: 'U.S. Department of Energy',
      year: 2015,
      href: 'https://www.energy.gov/eere/vehicles/fact-861-february-23-2015-idle-fuel-consumption-selected-gasoline-and-diesel-vehicles',
    },
    {
      title: 'Which Is Greener: Idle, or Stop and Restart?',
      publisher: 'Argonne National Laboratory',
      year: 2013,
      href: 'https://afdc.energy.gov/files/u/publication/which_is_greener.pdf',
    },
    {
      title: 'Greenhouse Gas Emissions from a Typical Passenger Vehicle',
      publisher: 'U.S. Environmental Protection Agency',
      year: 2023,
      href: 'https://www.epa.gov/greenvehicles/greenhouse-gas-emissions-typical-passenger-vehicle',
    },
  ],
} as const satisfies BlogPost;
