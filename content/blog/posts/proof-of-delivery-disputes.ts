import { assumptions } from '../assumptions';
import type { BlogPost } from '../types';

const { dispatcher, vanWithDriver } = assumptions[2025];

export const proofOfDeliveryDisputes = {
  id: 18,
  title: 'Proof of delivery: which proof settles which dispute',
  slug: 'proof-of-delivery-disputes',
  excerpt:
    'A signature, a code and a photo prove three different things. Taking all of them at every door can cost more than the claims do.',
  content:
    'What signature, one-time code and photo each prove in a delivery dispute, what every second at the door costs, and which stops need which.',
  author: 'Delivery desk',
  date: '2025-03-25',
  updated: '2026-11-29',
  category: 'Delivery Management',
  tags: ['delivery management', 'proof of delivery', 'otp', 'claims', 'last mile'],
  image: 'cover-proof-of-delivery-disputes',
  featured: false,
  views: 7050,
  likes: 289,
  sections: [
    {
      type: 'paragraph',
      content:
        'The signature is the oldest [proof of delivery](/support#glossary-proof-of-delivery) and the easiest to deny. A finger drags a loop across a wet screen; three weeks later the customer says it is not theirs, and you cannot show otherwise. It still has its place. To find it, start from the complaint and ask what would end it.',
    },
    { type: 'heading', content: 'Missing package: “It never came”' },
    {
      type: 'paragraph',
      content:
        'A [one-time code](/support#glossary-otp) settles this, for it links a minute with a phone that only the recipient should hold. On our sample stop at 22 Dyers’ Row the [record](/delivery-management#delivery-proof-&-validation) reads: 2:06 PM, code 4 of 4 digits, 2 of 2 packages scanned, 20 feet from the door, signed by Ines Duarte. A guess at four digits is right once in 10,000, so the code speaks for the person and the 20 feet speak for the place.',
    },
    {
      type: 'paragraph',
      content:
        'Keep the two together. A driver who is behind can phone, ask for the code from three streets away and promise to come by later. If codes with more than 150 feet between the driver’s phone and the door pile up on one route, talk to the driver before a customer does.',
    },
    { type: 'heading', content: 'Damaged package: “It came broken”' },
    {
      type: 'paragraph',
      content:
        'Here the code is worthless, and so is a signature under “received in good order,” since customers do not open a box on the doorstep. A photo helps if it shows the right thing: the whole package from about three feet, label and worst corner in the same frame, the door number behind it. A picture of cardboard from eight inches could be any box in the country.',
    },
    {
      type: 'paragraph',
      content:
        'One photo at the door tells you the state at the end and not who caused it. For goods that break, take another at loading. If the box is whole at 7:40 AM and dented at 2:06 PM, the damage happened on board. Dented in both, the claim goes back to the packer.',
    },
    { type: 'heading', content: 'Left with a neighbor: “She never got it”' },
    {
      type: 'paragraph',
      content:
        'This is where a signature earns its keep, provided the driver types a name and house number beside it. Without a name it is a scribble by a stranger. Get the recipient’s agreement to a neighbor beforehand, in writing; a reply to the [delivery message](/support/articles/notification-guide#four-types) will do. Otherwise you have proved with great care that you gave the package to the wrong person.',
    },
    { type: 'heading', content: 'Failed attempt: “The driver never rang”' },
    {
      type: 'paragraph',
      content:
        'For a [failed attempt](/support#glossary-failed-delivery) nothing was handed over, so no code and no signature exist. What counts is the time the van stood there, the place, a photo of the closed door with its number and a call that went unanswered. Four minutes at the address plus a call at minute two convince most people. Nine seconds do not, and that is useful to know too. Why the door stayed shut is [another question](/blog/failed-delivery-attempts), with a page of its own.',
    },
    {
      type: 'list',
      title: 'On one page for the claims desk',
      items: [
        'Never came: code and place. The signature adds little.',
        'One package of two is missing: the scan count at the door.',
        'Broken: photos at loading and at the door.',
        'Given to the wrong person: typed name, signature, consent on file.',
        'Driver never rang, or came too late: arrival minute, place, call, door photo.',
      ],
    },
    { type: 'heading', content: 'What each proof costs per delivery' },
    {
      type: 'paragraph',
      content:
        'Why not take everything at every door? If a van with its driver costs $42 an hour, a second costs 1.17 cents. Say a code takes 15 seconds, a signature 12 and a photo 10, so that a code alone costs 17.5 cents. All three are 37 seconds, and over the 89 stops of our sample day that is 55 minutes, or $38.42.',
    },
    {
      type: 'paragraph',
      content:
        'Against it stand the claims. Suppose four stops in a thousand are disputed, at $60 for the goods and $12.50 for 25 minutes of desk work at $30 an hour. Then 89 stops carry $25.81 of risk a day. Even a perfect set of evidence would save less than it costs. The answer is to spend the seconds where the money is.',
    },
    {
      type: 'paragraph',
      content:
        'The break-even for a code follows from the same figures. If it settles 80 percent of disputes, it is worth (value + $12.50) × 0.004 × 0.8, and that passes 17.5 cents at a value of about $42. So below $45 a photo will do, from $45 a code, and above $150 both. Signatures remain for neighbors and for business receivers whose contract asks for one.',
    },
    {
      type: 'stats',
      title: 'The sample day in three tiers: 50 photos, 30 codes, 9 with both',
      stats: [
        { number: '20 min', label: 'at the doors instead of 55' },
        { number: '$13.71', label: 'a day instead of $38.42' },
        { number: '$6,178', label: 'saved in 250 days, before signatures' },
      ],
    },
    { type: 'heading', content: 'Keep the record where the desk finds it in a minute' },
    {
      type: 'paragraph',
      content:
        'Evidence that takes a morning to dig out loses by default, because the refund is quicker. The [driver app](/driver-mobile-app#complete-or-failed) files signature, photo and code under the stop, time-stamped and geotagged, so the desk can answer while the customer is still on the line. Send the record itself. “Handed over at 2:06 PM against the code on your phone” is kinder than “our system shows delivered,” and harder to argue with.',
    },
    {
      type: 'highlight',
      title: 'What to leave out of the picture',
      content:
        'No faces, no children, no view into the hall. A photo needs a package and a door number. Decide how long you keep it, for instance until the claim period ends plus 30 days, and delete it then without being asked.',
    },
    {
      type: 'paragraph',
      content:
        'Go through your last fifty claims with this page in hand and write next to each which single piece of evidence would have ended it. If you lost mostly to “broken,” more codes are no help. The tally tells you within an afternoon what to ask of drivers and, just as welcome, what to stop asking.',
    },
  ],
  keyTakeaways: [
    'Start from the complaint: codes answer “never came,” photos answer “broken,” names answer “wrong person.”',
    'A code without a place can be read out over the phone; keep the two in one record.',
    'All three proofs at 89 stops cost $38.42 a day in our sum, more than the $25.81 they could save.',
    'Set proof by value: photo below $45, code from there, both above $150.',
  ],
  worked: {
    title: 'What three proofs cost at 89 doors, and what claims cost',
    lines: [
      { name: 'wage', label: 'Van with driver, an hour', value: vanWithDriver, unit: '$' },
      { name: 'stops', label: 'Stops in a day', value: 89 },
      { name: 'code', label: 'Seconds for a code', value: 15, unit: 'seconds' },
      { name: 'signature', label: 'Seconds for a signature', value: 12, unit: 'seconds' },
      { name: 'photo', label: 'Seconds for a photo', value: 10, unit: 'seconds' },
      { name: 'disputed', label: 'Disputed stops in a thousand', value: 4 },
      { name: 'goods', label: 'Goods of a disputed stop', value: 60, unit: '$' },
      { name: 'desk', label: 'Desk work on a claim', value: 25, unit: 'minutes' },
      { name: 'deskWage', label: 'An hour at the desk', value: dispatcher, unit: '$' },
      { name: 'settled', label: 'Disputes that a code settles', value: 80, unit: 'percent' },
      { name: 'photos', label: 'Stops with a photo', value: 50 },
      { name: 'codes', label: 'Stops with a code', value: 30 },
      { name: 'both', label: 'Stops with both', value: 9 },
      { name: 'days', label: 'Working days in a year', value: 250, unit: 'days' },
      {
        name: 'second',
        label: 'A second at the door',
        sum: '100 * wage / 3600',
        shown: '1.17',
        unit: 'cents',
      },
      { name: 'codeCost', label: 'A code', sum: 'code * second', shown: '17.5', unit: 'cents' },
      {
        name: 'three',
        label: 'All three proofs at a door',
        sum: 'code + signature + photo',
        shown: '37',
        unit: 'seconds',
      },
      {
        name: 'minutes',
        label: 'All three at every door',
        sum: 'stops * three / 60',
        shown: '55',
        unit: 'minutes',
      },
      {
        name: 'cost',
        label: 'The same in money',
        sum: 'stops * three * second / 100',
        shown: '$38.42',
        unit: '$',
      },
      {
        name: 'claim',
        label: 'Desk work on a claim, in money',
        sum: 'desk / 60 * deskWage',
        shown: '$12.50',
        unit: '$',
      },
      {
        name: 'risk',
        label: 'Claims of a day',
        sum: 'stops * disputed / 1000 * (goods + claim)',
        shown: '$25.81',
        unit: '$',
      },
      {
        name: 'even',
        label: 'Value from which a code pays',
        sum: 'codeCost / 100 / (disputed / 1000 * settled / 100) - claim',
        shown: '$42',
        unit: '$',
      },

      {
        name: 'tierMinutes',
        label: 'Three tiers at the doors',
        sum: '(photos * photo + codes * code + both * (photo + code)) / 60',
        shown: '20',
        unit: 'minutes',
      },
      {
        name: 'tierCost',
        label: 'The same in money',
        sum: 'tierMinutes * 60 * second / 100',
        shown: '$13.71',
        unit: '$',
      },
      {
        name: 'saved',
        label: 'Saved in a year',
        sum: '(cost - tierCost) * days',
        shown: '$6,178',
        unit: '$',
      },
    ],
  },
} as const satisfies BlogPost;
