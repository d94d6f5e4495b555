import type { BlogPost } from '../types';

export const howBigAGeofenceShouldBe = {
  id: 10,
  title: 'How big a geofence should be: radius and dwell time',
  slug: 'how-big-a-geofence-should-be',
  excerpt:
    'Too small and real arrivals go missing; too large and the van arrives at a neighbor’s door. Radius and dwell time can both be worked out from a few measurements of your own.',
  content:
    'How to set a geofence’s radius and dwell time from position error, parking distance and street speed, and how to test both on last week’s trips.',
  author: 'Fleet desk',
  date: '2025-07-15',
  category: 'Best Practices',
  tags: ['geofencing', 'fleet tracking', 'dwell time', 'alerts'],
  image: 'cover-how-big-a-geofence-should-be',
  featured: false,
  views: 3180,
  likes: 142,
  sections: [
    {
      type: 'paragraph',
      content:
        'One morning in April the board showed VAN 21 as arrived at 16 Thimble Lane. The customer was on the line, so the desk told her that the driver was downstairs. She went down two flights and stood there for four minutes while the van waited in line for a light on Damask Street, 790 feet away, and then crawled the last block.',
    },
    {
      type: 'paragraph',
      content:
        'Nothing was broken. The [geofence](/support#glossary-geofence) around her door had a radius of 800 feet because a dispatcher once typed 800 for a warehouse, and the number stayed as the default. A [fence on the map](/fieldforce-management#geofencing) is a guess about where and how a stop takes place, and this one had been made for another kind of place.',
    },
    { type: 'heading', content: 'Geofence radius: add up three distances' },
    {
      type: 'paragraph',
      content:
        'The circle has to reach from the pin on the map to a van that is really there. Three distances lie between the two, and position error is the first. [GPS.gov](https://www.gps.gov/systems/gps/performance/accuracy/) gives about 16 feet for a phone under open sky; [a 2019 study in PLOS ONE](https://doi.org/10.1371/journal.pone.0219890) measured averages of 23 to 43 feet with one phone model among buildings. We use 45 feet in town.',
    },
    {
      type: 'paragraph',
      content:
        'The second is how far from the door a driver parks, and the third is how far the pin sits from the door. Address data often puts the pin in the middle of the lot. Pace out both at ten of your own stops; an hour in the rain with a notebook beats any default. Then add the three.',
    },
    {
      type: 'list',
      title: 'The sum for four kinds of place',
      items: [
        'House on a quiet street: 45 position + 60 parking + 30 pin = 135 feet. Draw 150.',
        'Apartment in a dense block: 45 + 140 + 50 = 235 feet. Draw 250.',
        'Store with a rear dock: 45 + 40 + 150 = 235 feet while the pin is on the storefront. Move the pin to the dock and the sum is 45 + 40 + 30 = 115. Draw 125.',
        'Yard with a line of trucks at the gate: eight at 80 feet each make 640, and 45 + 640 + 100 = 785. Draw a shape along the access road in place of an 800-foot circle.',
      ],
    },
    { type: 'heading', content: 'What goes wrong when a geofence is too large' },
    {
      type: 'paragraph',
      content:
        'Area grows with the square of the radius, so generous fences soon cover too much. Say VAN 07 works a district of 2 square miles, 55.8 million square feet, with 14 stops in it. A 150-foot circle covers 70,686 square feet, so fourteen of them take up 1.8 percent of the district. At 500 feet they take up 19.7 percent and at 800 feet 50.5 percent, if none of them overlap.',
    },
    {
      type: 'image',
      src: 'chart-how-big-a-geofence-should-be',
      alt: 'Bar chart: fourteen fences cover 1.8 percent of a 2-square-mile district at a radius of 150 feet, 4.9 percent at 250, 19.7 percent at 500 and 50.5 percent at 800.',
      caption: 'The part of the district that counts as a customer’s door, by radius.',
    },
    {
      type: 'paragraph',
      content:
        'With 800-foot fences, then, up to half of the streets in the district count as some customer’s door. A van that only drives past may start a waiting-time clock or close a visit that never took place. The early arrival is usually the lesser fault, since at 15 mph even 800 feet are only 36 seconds when no light holds the van up. The greater one is an arrival under the wrong customer’s name.',
    },
    { type: 'heading', content: 'Dwell time: how long before an arrival counts' },
    {
      type: 'paragraph',
      content:
        'The radius says where a van has to be, the [dwell time](/support#glossary-dwell-time) how long it must stay there before the arrival counts. A van at 25 mph covers 36.7 feet a second. Straight through the middle of a 250-foot circle it drives 500 feet in 13.6 seconds. Add a long red light of 75 seconds and you get 88.6, so with a dwell of 90 seconds hardly any van that drives through is counted as arrived.',
    },
    {
      type: 'paragraph',
      content:
        'Your quickest real stop limits it from the other side. A package handed over at the curb takes two minutes, and a dwell of three would lose it. Where stops get shorter than a crossing and a light, no dwell time can tell the two apart. Shrink the circle there, or let the driver’s swipe in the [driver app](/driver-mobile-app#complete-or-failed) decide.',
    },
    {
      type: 'paragraph',
      content:
        'Look at the [reporting interval](/support#glossary-ping-interval) last. A [GPS unit](/fleet-management#iot-gps-tracking) that reports every 30 seconds sends about eight positions during a four-minute stop. At one report every five minutes it may send none, and a fence cannot notice what it was never told. A SIM position is no help here: [its circle of half a mile or more](/blog/sim-or-gps-tracking) is larger than any fence on this page.',
    },
    {
      type: 'highlight',
      title: 'Count from the entry',
      content:
        'When the dwell has run out, the arrival belongs to the minute the van came in, 90 seconds earlier. Check which of the two your reports use. Over 14 stops the difference is 21 minutes a day that move from service time to driving.',
    },
    { type: 'heading', content: 'Repeated arrivals: use a wider line for leaving' },
    {
      type: 'paragraph',
      content:
        'A van parked near the line seems to move in and out with the 45 feet of error, and the log fills with visits of twenty seconds. Set the line for leaving farther out than the one for arriving: 150 feet to arrive, 225 to depart. If you only have one line, ignore any absence under two minutes. Before either, ask why the van parks at the edge; a pin in the wrong place looks exactly like this.',
    },
    { type: 'heading', content: 'Test the geofence on last week’s trips' },
    {
      type: 'paragraph',
      content:
        'The five vehicles of our sample day at Riverside hub make 89 stops, so five days make 445. Take the drivers’ swipes as the truth and lay the new fences over the recorded trips. Two counts matter: swipes without an arrival, and arrivals without a swipe within ten minutes.',
    },
    {
      type: 'stats',
      title: 'Limits we would accept, of 445 stops',
      stats: [
        { number: '4', label: 'arrivals missed, just under 1 percent' },
        { number: '8', label: 'arrivals at the wrong place, under 2 percent' },
      ],
    },
    {
      type: 'paragraph',
      content:
        'Over the first limit, widen the circle or check the pins. Over the second, shrink it or raise the dwell by 15 seconds, one change per replay. Until both hold, let a fence alert go to the desk alone, and [tell customers](/support/articles/notification-guide#four-types) only what the driver has swiped. An early alert costs a dispatcher one glance at the map; told to a customer, it costs four minutes on the stairs.',
    },
  ],
  keyTakeaways: [
    'Radius is position error plus parking distance plus pin error: about 150 feet for a house, 250 for a dense block.',
    'Doubling a radius quadruples the ground on which a van can arrive at the wrong door.',
    'Dwell time should outlast one crossing and one red light, and stay below your quickest real stop.',
    'Test on recorded trips with the drivers’ swipes as the truth before a customer hears of any arrival.',
  ],
  sources: [
    {
      title: 'GPS Accuracy',
      publisher: 'GPS.gov, National Coordination Office for Space-Based PNT',
      year: 2022,
      href: 'https://www.gps.gov/systems/gps/performance/accuracy/',
    },
    {
      title: 'Smartphone GPS accuracy study in an urban environment',
      publisher: 'PLOS ONE',
      year: 2019,
      href: 'https://doi.org/10.1371/journal.pone.0219890',
    },
  ],
  worked: {
    title: 'Radius, area and dwell time of a geofence',
    lines: [
      { name: 'error', label: 'Position error in town', value: 45, unit: 'feet' },
      { name: 'houseParking', label: 'House: door to parked van', value: 60, unit: 'feet' },
      { name: 'housePin', label: 'House: door to pin', value: 30, unit: 'feet' },
      {
        name: 'house',
        label: 'House: radius needed',
        sum: 'error + houseParking + housePin',
        shown: '135',
        unit: 'feet',
      },
      { name: 'blockParking', label: 'Dense block: door to parked van', value: 140, unit: 'feet' },
      { name: 'blockPin', label: 'Dense block: door to pin', value: 50, unit: 'feet' },
      {
        name: 'block',
        label: 'Dense block: radius needed',
        sum: 'error + blockParking + blockPin',
        shown: '235',
        unit: 'feet',
      },
      { name: 'dockParking', label: 'Dock: dock to parked truck', value: 40, unit: 'feet' },
      { name: 'dockPin', label: 'Dock: dock to pin', value: 30, unit: 'feet' },
      {
        name: 'dock',
        label: 'Store with the pin on the dock: radius needed',
        sum: 'error + dockParking + dockPin',
        shown: '115',
        unit: 'feet',
      },
      { name: 'trucks', label: 'Trucks waiting at the gate', value: 8 },
      { name: 'truckLength', label: 'Room for one truck', value: 80, unit: 'feet' },
      { name: 'yardPin', label: 'Yard: gate to pin', value: 100, unit: 'feet' },
      {
        name: 'queue',
        label: 'Length of the line',
        sum: 'trucks * truckLength',
        shown: '640',
        unit: 'feet',
      },
      {
        name: 'yard',
        label: 'Yard: reach needed',
        sum: 'error + queue + yardPin',
        shown: '785',
        unit: 'feet',
      },
      { name: 'squareMiles', label: 'Size of the district', value: 2, unit: 'square miles' },
      { name: 'fences', label: 'Stops with a fence', value: 14 },
      {
        name: 'district',
        label: 'Size of the district',
        sum: 'squareMiles * 5280 * 5280 / 1000000',
        shown: '55.8',
        unit: 'million square feet',
      },
      {
        name: 'circle',
        label: 'Area of a circle of 150 feet',
        sum: '3.14159265 * 150 * 150',
        shown: '70,686',
        unit: 'square feet',
      },
      {
        name: 'share150',
        label: 'District inside fences of 150 feet',
        sum: 'fences * circle / district / 10000',
        shown: '1.8',
        unit: 'percent',
      },
      {
        name: 'share250',
        label: 'District inside fences of 250 feet',
        sum: 'fences * 3.14159265 * 250 * 250 / district / 10000',
        shown: '4.9',
        unit: 'percent',
      },
      {
        name: 'share500',
        label: 'District inside fences of 500 feet',
        sum: 'fences * 3.14159265 * 500 * 500 / district / 10000',
        shown: '19.7',
        unit: 'percent',
      },
      {
        name: 'share800',
        label: 'District inside fences of 800 feet',
        sum: 'fences * 3.14159265 * 800 * 800 / district / 10000',
        shown: '50.5',
        unit: 'percent',
      },
      {
        name: 'slow',
        label: 'Seconds for 800 feet at 15 mph',
        sum: '800 / (15 * 5280 / 3600)',
        shown: '36',
        unit: 'seconds',
      },
      { name: 'speed', label: 'Speed of a passing van', value: 25, unit: 'mph' },
      { name: 'light', label: 'A long red light', value: 75, unit: 'seconds' },
      { name: 'dwell', label: 'Dwell time chosen', value: 90, unit: 'seconds' },
      {
        name: 'pace',
        label: 'Feet a passing van covers in a second',
        sum: 'speed * 5280 / 3600',
        shown: '36.7',
        unit: 'feet',
      },
      {
        name: 'crossing',
        label: 'Crossing a circle of 250 feet',
        sum: '2 * 250 / pace',
        shown: '13.6',
        unit: 'seconds',
      },
      {
        name: 'longest',
        label: 'Crossing and red light',
        sum: 'crossing + light',
        shown: '88.6',
        unit: 'seconds',
      },
      {
        name: 'shifted',
        label: 'Minutes that move from service time to driving',
        sum: 'fences * dwell / 60',
        shown: '21',
        unit: 'minutes a day',
      },
      { name: 'stops', label: 'Stops of the sample fleet in a day', value: 89 },
      { name: 'week', label: 'Stops in five days', sum: 'stops * 5', shown: '445' },
    ],
  },
} as const satisfies BlogPost;
