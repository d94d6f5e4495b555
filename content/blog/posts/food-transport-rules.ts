import { assumptions } from '../assumptions';
import type { BlogPost } from '../types';

const { diesel } = assumptions[2026];

export const foodTransportRules = {
  id: 28,
  title: 'Food transport rules: who owes what under 21 CFR 1.900',
  slug: 'food-transport-rules',
  excerpt:
    'The federal rule names no temperature. It asks the shipper to write one down and gives three others a part in it. Who has to do what, in plain words.',
  content:
    'The FDA’s sanitary transportation rule in plain words: who is covered, what shipper, loader, carrier and receiver owe, and which records to keep for how long.',
  author: 'Fleet desk',
  date: '2026-04-07',
  updated: '2026-11-29',
  category: 'Industry Insights',
  tags: [
    'food transport',
    'fsma',
    'sanitary transportation',
    'cold chain',
    'temperature monitoring',
  ],
  image: 'cover-food-transport-rules',
  featured: false,
  views: 930,
  likes: 46,
  sections: [
    {
      type: 'quote',
      content:
        'Which temperature does the law say? None. It says that the shipper has to name one.',
      author: 'Quality manager of a sample dairy wholesaler',
      sample: true,
    },
    {
      type: 'paragraph',
      content:
        'Look through [21 CFR 1.900 to 1.934](https://www.ecfr.gov/current/title-21/chapter-I/subchapter-A/part-1/subpart-O) for a number of degrees and you will not find one. The rule of the Food and Drug Administration (FDA) on sanitary transportation works another way. The shipper writes down in a sentence what the food needs, and loader, carrier and receiver each have a part in it. Much trouble begins where that sentence was never written.',
    },
    { type: 'heading', content: 'Who is covered by the sanitary transportation rule' },
    {
      type: 'paragraph',
      content:
        'Shippers, loaders, carriers by road or rail, and receivers of food for people or animals, whether or not it crosses a state line. One firm may be several of them at once: a bakery that loads its own van and drives it is three. Brokers who arrange the trip count as shippers.',
    },
    {
      type: 'list',
      title: 'Outside the rule, or outside most of it',
      items: [
        'Firms with less than $500,000 of average yearly revenue over three years, a sum that is adjusted for inflation from 2011.',
        'A parcel delivery service, which the rule does not count as a carrier.',
        'Food fully enclosed by its container, such as canned soup, unless it needs temperature control to be safe.',
        'Transport by a farm, live animals for food (except some shellfish), and the other cases that 1.904 lists.',
        'By [a waiver of April 2017](https://www.federalregister.gov/d/2017-06854): licensed restaurants, stores and home grocers, when they receive food or deliver it to consumers or to their own outlets. Inspected Grade A milk and shellfish haulers have waivers too.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'The exception for parcel services and the waiver cover many a local fleet, and neither is an excuse. State and local food codes go on applying, and so do your customers’ terms. If you drive for others, read 1.904 with your contracts beside it.',
    },
    { type: 'heading', content: 'What shipper, loader, carrier and receiver have to do' },
    {
      type: 'list',
      title: '21 CFR 1.908, one line each',
      items: [
        'Shipper: tells carrier and loader in writing how clean the vehicle must be and, for cold food, which temperature to hold and whether to cool the box beforehand. Once is enough until something changes.',
        'Loader: looks before loading. Is the box clean, fit and, for cold food, as cold as the paper says?',
        'Carrier, as far as a written agreement makes it responsible: brings a vehicle that fits, cools it first, keeps the temperature and, when shipper or receiver asks, shows that it did.',
        'Receiver, for cold food: checks on arrival that it was not badly abused: temperature, look, smell.',
      ],
    },
    {
      type: 'highlight',
      title: 'When something may have gone wrong',
      content:
        'Anyone in the chain who learns of a possible serious [failure of temperature control](/support#glossary-excursion) must see to it that the food is not sold or passed on. It waits until a qualified person has decided that it is safe. A driver who shrugs at a warm box decides this alone, and the rule does not let him.',
    },
    {
      type: 'paragraph',
      content:
        'Note the words about the agreement. A carrier without one still may not let food become unsafe, but the list of duties above, the training and the written procedures hang on what was signed. So read the back of the load confirmation. That is where carriers agree to things.',
    },
    { type: 'heading', content: 'Precooling the box, worked out' },
    {
      type: 'paragraph',
      content:
        'Say the shipper’s paper asks for 38 °F or below before loading. The [reefer](/support#glossary-reefer) stood in the sun, and its box is at 88. In this example the unit blows air of 28 °F, and every 15 minutes the box comes half of the remaining way down to that.',
    },
    {
      type: 'image',
      src: 'chart-food-transport-rules',
      alt: 'Line chart of the air in an empty box over 60 minutes with a limit at 38 °F. It falls from 88 to 66 after ten minutes, 52 after 20, 43 after 30 and 37 after 40, and is then held at 36.',
      caption: 'An empty box that cools from 88 °F. The written 38 is reached after 39 minutes.',
    },
    {
      type: 'paragraph',
      content:
        'It starts 60 degrees above that air and has to come within ten, which takes 39 minutes. For a dock time of 6:20 AM the unit must run from 5:41 AM. If the driver who clocks in at 6:10 AM switches it on, the box is at 66 when the first pallet comes, and the loader should refuse the truck. Starting late is an easy way to break the agreement, and it happens before the truck has moved.',
    },
    {
      type: 'stats',
      title: 'What an early start costs one van, with diesel at its price of 2025',
      stats: [
        {
          number: '$1.19',
          label: 'a morning: 39 minutes at half a gallon of diesel an hour, $3.66 a gallon',
        },
        { number: '$297', label: 'in 250 days' },
        {
          number: '6.4',
          label: 'years of one van’s early starts for the price of a refused pallet, $1,900',
        },
      ],
    },
    { type: 'heading', content: 'Records: twelve months, and of what' },
    {
      type: 'list',
      title: 'What 1.912 asks to be kept',
      items: [
        'Shipper: proof of the specifications it gives to carriers, for 12 months after its agreement with the carrier ends.',
        'Carrier under such an agreement: its procedures for cleaning and temperature, for 12 months after they were last in use.',
        'Carrier: proof of training with date, kind and names, until 12 months after that person stopped the work.',
        'All parties: written agreements that hand a duty to another party, for 12 months after they ended.',
      ],
    },
    {
      type: 'paragraph',
      content:
        'Paper and electronic records will both do. They may be kept elsewhere if they can be brought within 24 hours; procedures stay on site. The temperature log of a single trip is not on that list. It is how you show that you kept the agreement, so keep it as long as the agreement says, and twelve months where it says nothing.',
    },
    {
      type: 'paragraph',
      content:
        'The volume is no obstacle. A reading every ten minutes makes 54 lines in a nine-hour day and 13,500 in a year of 250 days. For a file that is nothing. On paper at 50 lines a page it would be 270 pages a van.',
    },
    { type: 'heading', content: 'Where software helps, and where it does not' },
    {
      type: 'paragraph',
      content:
        'A planner keeps cold orders with cold bays: [set the need at the stop and the equipment at the vehicle](/support/articles/advanced-constraints), and a dry van is never offered. [Fleet management](/fleet-management#other-hardware-integration) shows the reading of a probe that you own beside the van it rides in. [How to read a temperature curve](/blog/cold-chain-temperature-curve) is an article of its own.',
    },
    {
      type: 'paragraph',
      content:
        'It cannot write the shipper’s specification, wash the box or train the driver, and the platform holds no register of agreements or training. Keep those papers in a binder, or in a food-safety product. Before the next season, put three papers on one table: the specification, the agreement, the training list. If a load could arrive tomorrow that none of them mentions, you have found your gap.',
    },
  ],
  keyTakeaways: [
    'The rule sets no temperature; the shipper must, in writing. The loader looks before loading, the carrier does what it signed, and the receiver checks.',
    'A parcel service is no carrier under the rule, and licensed food outlets have a waiver for their own deliveries.',
    'In the example a hot box needs 39 minutes to reach 38 °F, so the unit starts before the driver does.',
    'Keep specifications and agreements for twelve months after the agreement ends, procedures for twelve months after their last use, and proof of training for twelve months after the person stops the work.',
  ],
  sources: [
    {
      title: '21 CFR Part 1, Subpart O, Sanitary Transportation of Human and Animal Food',
      publisher: 'Electronic Code of Federal Regulations',
      year: 2026,
      href: 'https://www.ecfr.gov/current/title-21/chapter-I/subchapter-A/part-1/subpart-O',
    },
    {
      title: 'FSMA Final Rule on Sanitary Transportation of Human and Animal Food',
      publisher: 'U.S. Food and Drug Administration',
      year: 2016,
      href: 'https://www.fda.gov/food/food-safety-modernization-act-fsma/fsma-final-rule-sanitary-transportation-human-and-animal-food',
    },
    {
      title: 'Waivers From Requirements of the Sanitary Transportation Rule (82 FR 16733)',
      publisher: 'Federal Register',
      year: 2017,
      href: 'https://www.federalregister.gov/d/2017-06854',
    },
  ],
  worked: {
    title: 'An early start of the cooling unit, for one van',
    lines: [
      { name: 'box', label: 'Air in the box, °F', value: 88 },
      { name: 'blown', label: 'Air from the unit, °F', value: 28 },
      { name: 'apart', label: 'Degrees between them', sum: 'box - blown', shown: '60' },
      { name: 'minutes', label: 'Minutes until 38 °F', value: 39 },
      { name: 'burn', label: 'Gallons an hour', value: 0.5 },
      { name: 'price', label: 'Dollars a gallon', value: diesel },
      {
        name: 'morning',
        label: 'A morning',
        sum: 'minutes / 60 * burn * price',
        shown: '$1.19',
        unit: '$',
      },
      { name: 'days', label: 'Working days a year', value: 250 },
      { name: 'year', label: 'A year', sum: 'morning * days', shown: '$297', unit: '$' },
      { name: 'pallet', label: 'A refused pallet, dollars', value: 1900 },
      {
        name: 'spared',
        label: 'Years that one pallet pays for',
        sum: 'pallet / year',
        shown: '6.4',
        unit: 'years',
      },
      { name: 'readings', label: 'Readings in nine hours', sum: '9 * 60 / 10', shown: '54' },
      { name: 'lines', label: 'Readings a year', sum: 'readings * days', shown: '13,500' },
      { name: 'pages', label: 'Pages of 50 lines', sum: 'lines / 50', shown: '270' },
    ],
  },
} as const satisfies BlogPost;
