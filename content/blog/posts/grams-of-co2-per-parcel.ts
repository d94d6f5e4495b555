import type { BlogPost } from '../types';

export const gramsOfCo2PerParcel = {
  id: 19,
  title: 'Grams of CO2 per parcel: do the sum before you buy the van',
  slug: 'grams-of-co2-per-parcel',
  excerpt:
    'The figure your customers ask for is one division. Work it out from fuel bills and proofs of delivery, then pull each lever on paper first.',
  content:
    'How to compute CO2 per parcel from fuel bills and proofs of delivery, and what each lever does to it in a worked month.',
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
        'On page nine of a tender sits a cell with no footnote: grams of CO2 per parcel. Bidders fill it with a figure from a van brochure, or leave it blank and hope. Then the buyer asks how it was worked out, and the call goes quiet.',
    },
    {
      type: 'paragraph',
      content:
        'The sum is short. Take the CO2 from the fuel you bought and divide it by the parcels that stayed at a door. You hold both numbers already: one on the fuel card bill, the other in the proofs of delivery.',
    },
    { type: 'heading', content: 'Gallons on top, doors below' },
    {
      type: 'paragraph',
      content:
        'A gallon of diesel gives off 10.18 kg of CO2 when it burns, a gallon of gasoline 8.887 kg. Both factors come from the U.S. Environmental Protection Agency, and they depend on the carbon in the fuel alone, so no driver and no engine can change them. Count gallons bought, then. Miles times a brochure’s mpg describes a van that never idles, never waits at the dock and never carries a load uphill.',
    },
    {
      type: 'paragraph',
      content:
        'Below the line belong parcels delivered, each counted once. A parcel that goes out on Tuesday, comes back, and goes out again on Wednesday burned fuel twice and counts once. Count attempts instead and your worst days start to look like your best.',
    },
    { type: 'heading', content: 'A month with twenty vans' },
    {
      type: 'paragraph',
      content:
        'Say you run 20 diesel vans on 21 working days. Each drives 60 miles a day, of which 24 lie between the hub and the first or last stop. Each loads 120 parcels, and 8 in 100 come back at night. The vans do 14 miles to the gallon.',
    },
    {
      type: 'list',
      title: 'Five lines to 395 grams',
      items: [
        'Miles: 20 × 21 × 60 = 25,200.',
        'Gallons: 25,200 ÷ 14 = 1,800. In real life, read this line off the bill.',
        'Carbon: 1,800 × 10.18 kg = 18,324 kg.',
        'Parcels delivered: 20 × 21 × 120 × 0.92 = 46,368.',
        'Per parcel: 18,324,000 g ÷ 46,368 = 395 g.',
      ],
    },
    { type: 'heading', content: 'Pull one lever at a time' },
    {
      type: 'paragraph',
      content:
        'Change one thing, leave the rest alone, and divide again. Better sequences take a tenth off the miles between stops, 36 down to 32.4. The van still drives its 24 miles out and back, so the day falls only to 56.4 miles, and the parcel to 371 g. Halve the parcels that come back, from 8 in 100 to 4, and the same fuel serves more doors: 379 g. One more mile per gallon, from less idling and tires at the right pressure, gives 369 g.',
    },
    {
      type: 'image',
      src: 'chart-grams-of-co2-per-parcel',
      alt: 'Bars of grams of CO2 per parcel: today 395, fewer failed drops 379, fewer miles between stops 371, fuller vans 370, 15 miles per gallon 369, five electric vans 329.',
      caption: 'Each bar changes one thing and leaves the rest of the sample month as it was.',
    },
    {
      type: 'paragraph',
      content:
        'Fuller vans take one more step. With 132 parcels aboard, the added stops lie among the old ones. Distance between many stops in one area grows roughly with the square root of their number, a result that Beardwood, Halton and Hammersley proved in 1959. So 36 miles become 36 × √1.1 = 37.8, the day 61.8 miles, and each parcel 370 g. It holds only if a van stays home for it: ten percent more parcels in each van means about two vans fewer for the same freight.',
    },
    {
      type: 'paragraph',
      content:
        'Last, make five of the vans electric. Assume 0.6 kWh a mile, charging losses included, and a grid at 0.4 kg per kWh; the EPA’s eGRID tables give the figure for your own region. That is 0.24 kg a mile against 0.727 for diesel. A quarter of the miles gets cleaner by two thirds, and the parcel lands at 329 g.',
    },
    { type: 'heading', content: 'Three cheap ones against five new vans' },
    {
      type: 'paragraph',
      content:
        'Levers multiply; they don’t add. Take miles, failed drops and fuel together: 0.94 × 0.958 × 0.933 = 0.841. That brings 395 g down to 332, three grams short of what five electric vans do. No purchase order is needed for any of the three.',
    },
    {
      type: 'stats',
      title: 'The sample month, four ways',
      stats: [
        { number: '332 g', label: 'fewer miles, fewer failed drops and 15 mpg, all diesel' },
        { number: '329 g', label: 'five electric vans on average rounds, nothing else changed' },
        { number: '307 g', label: 'the same five on the long rounds, 80 miles a day each' },
        {
          number: '279 g',
          label: 'the three cheap levers and five electric vans on average rounds',
        },
      ],
    },
    {
      type: 'paragraph',
      content:
        'The step from 329 to 307 costs nothing once the vans are there. An electric van saves per mile driven, so it belongs on the longest round its range allows. In the planner, rerun last Tuesday’s orders with the weight for distance raised from its default of 40 percent to 50. You see how many minutes the saved miles cost before any driver feels it.',
    },
    { type: 'heading', content: 'Ways to flatter the figure' },
    {
      type: 'list',
      title: 'A buyer who knows the trade will ask about these',
      items: [
        'Hired vans left out: their fuel burned for your parcels too.',
        'Planned miles used for driven ones, so wrong turns and second attempts vanish.',
        'Electric vans booked at zero, as if the socket had no power plant behind it.',
        'A town depot’s figure quoted for a country contract, where the next door is two miles on.',
        'A factor from the well in one year and from fuel burned in the next.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'That last point deserves a sentence in your report. The EPA factors count what burning a gallon releases, and the grid factor what the power plant does. ISO 14083, the 2023 standard for transport emissions, asks for more: the making of the fuel as well, and other greenhouse gases beside CO2. Its result is higher for the same gallon. Either boundary is fine when you name it and keep to it.',
    },
    {
      type: 'highlight',
      title: 'Words to put under the cell',
      content:
        'CO2 from fuel burned in the van or the power plant, calendar month. Gallons from fuel bills × EPA factors (diesel 10.18 kg, gasoline 8.887 kg); kWh charged × the regional grid factor. Own and hired vehicles. Divided by parcels with a proof of delivery.',
    },
    {
      type: 'paragraph',
      content:
        'The platform’s fleet summary gives total distance and fuel consumed for any two dates; set it beside the gallons on the bill, and chase the gap before anyone else finds it. Keep three figures side by side each month: grams, miles per delivered parcel and failed drops in a hundred. When the grams move, one of the other two usually says why. If neither did, look at the fuel.',
    },
  ],
  keyTakeaways: [
    'CO2 per parcel is fuel bought times a fixed factor, divided by parcels that stayed at a door.',
    'In the sample month, fewer miles, fewer failed drops and one more mile per gallon together come within three grams of five electric vans.',
    'Electric vans save by the mile, so give them the longest rounds their range allows.',
    'State the boundary, fuel burned or from the well, and never change it between two years.',
  ],
} as const satisfies BlogPost;
