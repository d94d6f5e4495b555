import type { BlogPost } from '../types';

export const gramsOfCo2PerParcel = {
  id: 19,
  title: 'CO2 per package: how to calculate it, and what lowers it',
  slug: 'grams-of-co2-per-parcel',
  excerpt:
    'Grams of CO2 per package are one division. Work the figure out from fuel bills and proofs of delivery, then try out on paper each way to lower it before you buy a van.',
  content:
    'How to calculate CO2 per package from fuel bills and proofs of delivery, and what routes, failed deliveries, mpg and electric vans change in it.',
  author: 'Fleet desk',
  date: '2025-03-11',
  category: 'Sustainability',
  tags: ['co2', 'emissions', 'fuel', 'electric vans', 'reporting'],
  image: 'cover-grams-of-co2-per-parcel',
  featured: false,
  views: 6180,
  likes: 254,
  sections: [
    {
      type: 'paragraph',
      content:
        'On page nine of a request for proposals sits a cell with no footnote: grams of CO2 per package. Bidders fill it with a figure from a van brochure, or leave it blank and hope. Then the buyer asks how it was worked out, and the call goes quiet.',
    },
    {
      type: 'paragraph',
      content:
        'The math is short. Take the CO2 from the fuel you bought and divide it by the packages that stayed at a door. You hold both numbers already: one on the fuel card bill, the other in the [proofs of delivery](/delivery-management#delivery-proof-&-validation).',
    },
    { type: 'heading', content: 'The formula: CO2 from fuel divided by packages delivered' },
    {
      type: 'paragraph',
      content:
        'A gallon of diesel gives off 10.18 kg of CO2 when it burns, a gallon of gasoline 8.887 kg. Both factors come from the [U.S. Environmental Protection Agency](https://www.epa.gov/greenvehicles/greenhouse-gas-emissions-typical-passenger-vehicle), and they depend on the carbon in the fuel alone, so no driver and no engine can change them. So count gallons bought. Miles divided by a brochure’s mpg describe a van that never idles, never waits at the dock and never carries a load uphill.',
    },
    {
      type: 'paragraph',
      content:
        'Divide by packages delivered, each counted once. A package that goes out on Tuesday, comes back, and goes out again on Wednesday burned fuel twice and counts once. Count attempts instead and your worst days start to look like your best.',
    },
    { type: 'heading', content: 'Worked example: a month with twenty diesel vans' },
    {
      type: 'paragraph',
      content:
        'Say you run 20 diesel vans on 21 working days. Each drives 60 miles a day, of which 24 are [stem mileage](/support#glossary-stem-mileage): they lie between the hub and the first or last stop. Each loads 120 packages, and 8 in 100 come back at night. The vans get 14 miles to the gallon.',
    },
    {
      type: 'list',
      title: 'Five lines to 395 grams',
      items: [
        'Miles: 20 × 21 × 60 = 25,200.',
        'Gallons: 25,200 ÷ 14 = 1,800. In your own sum, read this line off the bill.',
        'CO2: 1,800 × 10.18 kg = 18,324 kg.',
        'Packages delivered: 20 × 21 × 120 × 0.92 = 46,368.',
        'Per package: 18,324,000 g ÷ 46,368 = 395 g.',
      ],
    },
    { type: 'heading', content: 'What lowers CO2 per package, one change at a time' },
    {
      type: 'paragraph',
      content:
        'Change one thing, leave the rest alone, and divide again. Say [better sequences](/route-optimization) take a tenth off the miles between stops, 36 down to 32.4. The van still drives its 24 miles out and back, so the day falls only to 56.4 miles, and the package to 371 g. Halve the [packages that come back](/blog/failed-delivery-attempts), from 8 in 100 to 4, and the same fuel serves more doors: 379 g. One more mile per gallon, from [less idling](/blog/what-idling-costs) and tires at the right pressure, gives 369 g.',
    },
    {
      type: 'image',
      src: 'chart-grams-of-co2-per-parcel',
      alt: 'Bars of grams of CO2 per package: today 395, fewer failed deliveries 379, fewer miles between stops 371, fuller vans 370, 15 miles per gallon 369, five electric vans 329.',
      caption: 'Each bar changes one thing and leaves the rest of the sample month as it was.',
    },
    {
      type: 'paragraph',
      content:
        'Fuller vans need one more step of arithmetic. With 132 packages aboard, the added stops lie among the old ones. The total distance through many stops in one area grows roughly with the square root of their number, a result that [Beardwood, Halton and Hammersley](https://doi.org/10.1017/S0305004100034095) proved in 1959. So 36 miles become 36 × √1.1 = 37.8, the day 61.8 miles, and each package 370 g. The saving is real only if vans stay home for it: with ten percent more packages in each, the same freight needs about two vans fewer.',
    },
    {
      type: 'paragraph',
      content:
        'Last, make five of the vans electric. Assume 0.6 kWh a mile, charging losses included, and a grid at 0.4 kg per kWh; the EPA’s [eGRID tables](https://www.epa.gov/egrid) give the figure for your own region. That is 0.24 kg a mile against 0.727 for diesel. A quarter of the miles gets cleaner by two thirds, and the package lands at 329 g.',
    },
    { type: 'heading', content: 'Three cheap changes against five electric vans' },
    {
      type: 'paragraph',
      content:
        'The changes multiply; they don’t add. Take miles, failed deliveries and fuel together: 0.94 × 0.958 × 0.933 = 0.84. That brings 395 g down to 332, about three grams above what five electric vans do. No purchase order is needed for any of the three. The [savings calculator](/pricing#savings) puts dollars on the fuel.',
    },
    {
      type: 'stats',
      title: 'The sample month, four ways',
      stats: [
        { number: '332 g', label: 'fewer miles, fewer failed deliveries and 15 mpg, all diesel' },
        { number: '329 g', label: 'five electric vans on average routes, nothing else changed' },
        { number: '307 g', label: 'the same five on the long routes, 80 miles a day each' },
        {
          number: '279 g',
          label: 'the three cheap changes and five electric vans on average routes',
        },
      ],
    },
    {
      type: 'paragraph',
      content:
        'The step from 329 to 307 costs nothing in mild weather, once the vans are there. An electric van saves per mile driven, so it belongs on [the longest route its range allows](/blog/electric-vans-in-winter). In [the planner](/route-optimization#planner), rerun last Tuesday’s orders with the [weight for distance](/support/articles/route-algorithms-guide#objective-weights) raised from its default of 40 percent to 50 and the one for time lowered to 30. You see how many minutes the saved miles cost before any driver feels it.',
    },
    { type: 'heading', content: 'Five ways to make the figure look better than it is' },
    {
      type: 'list',
      title: 'A buyer who knows the trade will ask about these',
      items: [
        'Hired vans left out: their fuel burned for your packages too.',
        'Planned miles used for driven ones, so wrong turns and second attempts vanish.',
        'Electric vans booked at zero, as if the socket had no power plant behind it.',
        'The figure of a city depot quoted for a rural contract, where the next door is two miles on.',
        'Fuel counted from the oil well in one year and only as burned in the next.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'That last point deserves a sentence in your report. The EPA factors count what burning a gallon releases, and the grid factor counts what the power plant releases. [ISO 14083](https://www.iso.org/standard/78864.html), the 2023 standard for transport emissions, asks for more: the making of the fuel as well, and greenhouse gases other than CO2. Its result is higher for the same gallon. Either boundary is fine when you name it and keep to it.',
    },
    {
      type: 'highlight',
      title: 'Words to put under the cell',
      content:
        'CO2 from fuel burned in the van or the power plant, calendar month. Gallons from fuel bills × EPA factors (diesel 10.18 kg, gasoline 8.887 kg); kWh charged × the regional grid factor. Own and hired vehicles. Divided by packages with a proof of delivery.',
    },
    {
      type: 'paragraph',
      content:
        'The platform’s [fleet summary](/api-docs) gives total distance and fuel consumed for any two dates. Set it beside [the gallons on the bill](/blog/fuel-cards-and-odometers), and explain the gap before anyone else finds it. Keep three figures side by side each month: grams, miles per delivered package and failed deliveries in a hundred. When the grams move, one of the other two usually says why. If neither moved, look at the fuel.',
    },
  ],
  keyTakeaways: [
    'CO2 per package is fuel bought times a fixed factor, divided by packages that stayed at a door.',
    'In the sample month, fewer miles, fewer failed deliveries and one more mile per gallon together come within about three grams of five electric vans.',
    'Electric vans save by the mile, so give them the longest routes their range allows.',
    'State what you count, fuel as burned or from the well on, and never change it between two years.',
  ],
  sources: [
    {
      title: 'Greenhouse Gas Emissions from a Typical Passenger Vehicle',
      publisher: 'U.S. Environmental Protection Agency',
      year: 2023,
      href: 'https://www.epa.gov/greenvehicles/greenhouse-gas-emissions-typical-passenger-vehicle',
    },
    {
      title: 'Emissions & Generation Resource Integrated Database (eGRID)',
      publisher: 'U.S. Environmental Protection Agency',
      year: 2025,
      href: 'https://www.epa.gov/egrid',
    },
    {
      title:
        'ISO 14083: Quantification and reporting of greenhouse gas emissions arising from transport chain operations',
      publisher: 'International Organization for Standardization',
      year: 2023,
      href: 'https://www.iso.org/standard/78864.html',
    },
    {
      title: 'The shortest path through many points',
      publisher: 'Mathematical Proceedings of the Cambridge Philosophical Society',
      year: 1959,
      href: 'https://doi.org/10.1017/S0305004100034095',
    },
  ],
  worked: {
    title: 'Grams of CO2 per package: a month with twenty vans',
    lines: [
      { name: 'vans', label: 'Diesel vans', value: 20 },
      { name: 'days', label: 'Working days', value: 21 },
      { name: 'miles', label: 'Miles of a van in a day', value: 60, unit: 'miles' },
      {
        name: 'outAndBack',
        label: 'Of these between hub and first or last stop',
        value: 24,
        unit: 'miles',
      },
      { name: 'loaded', label: 'Packages a van loads in a day', value: 120 },
      { name: 'failed', label: 'Packages in 100 that come back', value: 8 },
      { name: 'mpg', label: 'Miles to the gallon', value: 14, unit: 'miles' },
      { name: 'diesel', label: 'CO2 from a gallon of diesel', value: 10.18, unit: 'kg' },
      {
        name: 'driven',
        label: 'Miles in the month',
        sum: 'vans * days * miles',
        shown: '25,200',
        unit: 'miles',
      },
      {
        name: 'gallons',
        label: 'Gallons in the month',
        sum: 'driven / mpg',
        shown: '1,800',
        unit: 'gallons',
      },
      {
        name: 'carbon',
        label: 'CO2 in the month',
        sum: 'gallons * diesel',
        shown: '18,324',
        unit: 'kg',
      },
      {
        name: 'delivered',
        label: 'Packages delivered',
        sum: 'vans * days * loaded * (1 - failed / 100)',
        shown: '46,368',
      },
      {
        name: 'grams',
        label: 'CO2 per package today',
        sum: 'carbon * 1000 / delivered',
        shown: '395',
        unit: 'g',
      },
      {
        name: 'between',
        label: 'Miles between stops',
        sum: 'miles - outAndBack',
        shown: '36',
        unit: 'miles',
      },
      {
        name: 'shorter',
        label: 'Miles between stops, a tenth fewer',
        sum: 'between * 0.9',
        shown: '32.4',
        unit: 'miles',
      },
      {
        name: 'shorterDay',
        label: 'Miles of a van in a day then',
        sum: 'outAndBack + shorter',
        shown: '56.4',
        unit: 'miles',
      },
      {
        name: 'fewerMiles',
        label: 'CO2 per package with fewer miles',
        sum: 'grams * shorterDay / miles',
        shown: '371',
        unit: 'g',
      },
      {
        name: 'fewerFailed',
        label: 'CO2 per package with 4 in 100 coming back',
        sum: 'grams * (100 - failed) / 96',
        shown: '379',
        unit: 'g',
      },
      {
        name: 'moreMpg',
        label: 'CO2 per package at 15 miles per gallon',
        sum: 'grams * mpg / 15',
        shown: '369',
        unit: 'g',
      },
      { name: 'root', label: 'Square root of 1.1', value: 1.0488088 },
      {
        name: 'fullerMiles',
        label: 'Miles between stops with 132 packages',
        sum: 'between * root',
        shown: '37.8',
        unit: 'miles',
      },
      {
        name: 'fullerDay',
        label: 'Miles of a fuller van in a day',
        sum: 'outAndBack + fullerMiles',
        shown: '61.8',
        unit: 'miles',
      },
      {
        name: 'fuller',
        label: 'CO2 per package with 132 packages a van',
        sum: 'grams * fullerDay / miles / 1.1',
        shown: '370',
        unit: 'g',
      },
      {
        name: 'kwh',
        label: 'Electricity for a mile, charging losses included',
        value: 0.6,
        unit: 'kWh',
      },
      { name: 'grid', label: 'CO2 for a kWh of the grid', value: 0.4, unit: 'kg' },
      { name: 'electric', label: 'Electric vans', value: 5 },
      { name: 'longDay', label: 'Miles of a long route', value: 80, unit: 'miles' },
      {
        name: 'electricMile',
        label: 'CO2 of an electric mile',
        sum: 'kwh * grid',
        shown: '0.24',
        unit: 'kg',
      },
      {
        name: 'dieselMile',
        label: 'CO2 of a diesel mile',
        sum: 'diesel / mpg',
        shown: '0.727',
        unit: 'kg',
      },
      {
        name: 'fiveElectric',
        label: 'CO2 per package, five electric vans on average routes',
        sum: 'grams * (1 - electric / vans * (1 - electricMile / dieselMile))',
        shown: '329',
        unit: 'g',
      },
      {
        name: 'longElectric',
        label: 'CO2 per package, the same five on long routes',
        sum: 'grams * (1 - electric * longDay / (vans * miles) * (1 - electricMile / dieselMile))',
        shown: '307',
        unit: 'g',
      },
      {
        name: 'three',
        label: 'Factor of the three cheap changes',
        sum: 'shorterDay / miles * (100 - failed) / 96 * mpg / 15',
        shown: '0.84',
      },
      {
        name: 'cheap',
        label: 'CO2 per package with the three cheap changes',
        sum: 'grams * three',
        shown: '332',
        unit: 'g',
      },
      {
        name: 'both',
        label: 'CO2 per package, three cheap changes and five electric vans',
        sum: 'shorterDay * 1000 * ((vans - electric) * diesel / 15 + electric * electricMile) / vans / (loaded * 0.96)',
        shown: '279',
        unit: 'g',
      },
    ],
  },
} as const satisfies BlogPost;
