import { expect, it } from 'vitest';
import { checkStops } from '@/lib/planner/import/check-stops';
import { readStops } from '@/lib/planner/import/read-stops';

const two = (value: number) => `${value}`.padStart(2, '0');
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const half = (minutes: number) =>
  `${Math.floor(minutes / 60) % 12 || 12}:${two(minutes % 60)} ${minutes < 720 ? 'AM' : 'PM'}`;

const stops = Array.from({ length: 30 }, (_, i) => {
  // Minutes after midnight.
  const from = 480 + 30 * (i % 9);
  return {
    i,
    name: `Customer ${i + 1}`,
    lat: (38.1 + i / 200).toFixed(5),
    lng: (-85.7 - i / 300).toFixed(5),
    street: `${100 + i} Alder Rd`,
    from,
    to: from + 120,
    minutes: 4 + (i % 11),
    load: 1 + (i % 6),
  };
});

type Given = (typeof stops)[number];

const quoted = (cell: string) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** What a column holds, by a short word; any other word stands in each of its cells. */
const kinds: Readonly<Record<string, (stop: Given) => string | number>> = {
  name: ({ name }) => name,
  lat: ({ lat }) => lat,
  lng: ({ lng }) => lng,
  pair: ({ lat, lng }) => `${lat}, ${lng}`,
  wkt: ({ lat, lng }) => `POINT (${lng} ${lat})`,
  street: ({ street }) => street,
  id: ({ i }) => 2000 + 7 * i,
  from: ({ from }) => clock(from),
  to: ({ to }) => clock(to),
  'from pm': ({ from }) => half(from),
  'to pm': ({ to }) => half(to),
  'from sec': ({ from }) => 60 * from,
  'to sec': ({ to }) => 60 * to,
  'from day': ({ from }) => `2026-12-20 ${clock(from)}`,
  'to day': ({ to }) => `2026-12-20 ${clock(to)}`,
  'from iso': ({ from }) => `2026-12-20T${clock(from)}:00Z`,
  'to iso': ({ to }) => `2026-12-20T${clock(to)}:00Z`,
  'from us': ({ from }) => `12/20/2026 ${half(from)}`,
  'to us': ({ to }) => `12/20/2026 ${half(to)}`,
  min: ({ minutes }) => minutes,
  sec: ({ minutes }) => 60 * minutes,
  hms: ({ minutes }) => `00:${two(minutes)}:00`,
  load: ({ load }) => load,
  phone: ({ i }) => `555-01${two(i)}`,
  '-': () => '',
};

/** A file of a tool from its heading row: 'Heading=kind' with commas between them. */
function fileOf(columns: string): string {
  const pairs = columns.split(/,\s*/).map((column) => column.split('=') as [string, string]);
  const rows = stops.map((stop) =>
    pairs.map(([, kind]) => quoted(String(kinds[kind]?.(stop) ?? kind))).join(','),
  );
  return [pairs.map(([heading]) => quoted(heading)).join(','), ...rows].join('\r\n');
}

type Read = (stop: Given) => unknown;

/** Each tool with what is read of its file, below it the headings and what their columns hold. */
const tools = `
OptimoRoute: name window minutes load skill van
  Order ID=id, Order type=D, Date=20/12/2026, Priority=M, Assigned to=Pat, Location ID=L1, Location name=name, Address=street, Latitude=lat, Longitude=lng, Check-In Time=-, Time window from=from, Time window to=to, Duration=min, Load #1=load, Load #2=-, Vehicle features=-, Skills=lift
Samsara: name van arrival note
  Route Name=North, Assigned Driver Username=pat, Assigned Vehicle Name=Van 3, Stop Name=name, Stop Arrival Time=from us, Stop Departure Time=to us, Stop Notes=Ring, Address Name=-, Latitude=lat, Longitude=lng, Full Address=street
Route4Me: window minutes
  address=street, is_depot=-, lat=lat, lng=lng, time=sec, time_window_start=from sec, time_window_end=to sec, priority=5
Circuit: name window minutes note
  Address Line 1=street, Address Line 2=-, City=Boston, State=MA, Zip=02100, Country=US, Earliest Time=from pm, Latest Time=to pm, Time at stop=min, Notes=Ring, Recipient name=name, Latitude=lat, Longitude=lng
Routific: name window minutes load note
  Name=name, Address=street, Latitude=lat, Longitude=lng, Delivery start=from, Delivery end=to, Duration=min, Load=load, Notes=Ring
Detrack: name load phone note van arrival
  D.O. No.=id, Date=2026-12-20, Address=street, Deliver to=name, Delivery time=from, Tracking No.=id, Phone No.=phone, Instructions=Ring, Assign to=Van 3, Zone=N, Quantity=load, Latitude=lat, Longitude=lng
ElasticRoute: name
  Name=name, Address 1=street, Address 2=-, City=Boston, State=MA, Postal Code=02100, Country=US, Latitude=lat, Longitude=lng
Upper: name window minutes load
  Name=name, Address=street, Latitude=lat, Longitude=lng, Service Time=min, From (Time Window)=from, To (Time Window)=to, From (Time Window)1=-, To (Time Window)1=-, Parcels=load
Verizon Connect: name window minutes
  Place Name=name, Latitude=lat, Longitude=lng, Earliest Arrival=from, Latest Arrival=to, Stop Duration (mins)=min
TrackRoad: name window minutes load phone note van
  Name=name, Street=street, City=Boston, State=MA, Zip=02100, Country=US, Vehicle=Van 3, Weight=-, Waiting Time=min, Boxes=load, Volume=-, Comment=Ring, Arrival Time After=from, Arrival Time Before=to, Charge=-, Phone=phone, CanArriveEarly=yes, Longitude=lng, Latitude=lat
AntsRoute: name window minutes phone note
  Name=name, Address=street, Duration=min, Due-date=to day, Open-date=from day, Id=id, Phone=phone, Latitude=lat, Longitude=lng, Comments=Ring
Cartrack: name phone van from
  Job Reference Number=id, Stop Type=P, Stop No=1, Driver Name=Pat, Route Name=North, Scheduled Delivery Date and Allowed Start=from day, Priority=high, Job Labels=-, Customer Name=name, Phone=phone, Lat=lat, Lng=lng, Address Line 1=street
NextBillion.ai: window minutes skill note
  ID=id, Description=Ring, Location=pair, Service time (s)=sec, Skills=lift, Start Time=from day, End Time=to day
NowGo: name window minutes
  Address=street, Type=delivery, Time Window Start=from, Time Window End=to, Service time=min, Date=2026-12-20, Job Reference=name, Latitude=lat, Longitude=lng
Locate2u: name minutes phone arrival note
  StopID=id, Name=name, Customer=ACME, Address=street, Phone=phone, TripDate=20/12/2026, AppointmentTime=from, Duration=min, Notes=Ring, Latitude=lat, Longitude=lng
Droppath: name load phone note
  address_line1=street, address_city=Boston, address_postalcode=02100, latitude=lat, longitude=lng, notes=Ring, contact_name=name, contact_phone=phone, company=-, tracking_id=id, quantity=load
eLogii: name window minutes
  date=20261220, customer=name, lat=lat, lng=lng, service time=min, time window start=from, time window end=to
Mapotempo: name window minutes load phone note van skill
  reference=id, route=North, vehicle=Van 3, name=name, street=street, postalcode=02100, city=Boston, lat=lat, lng=lng, visit duration=hms, quantity=load, open 1=from, close 1=to, open 2=-, close 2=-, comment=Ring, phone=phone, tags=lift
Mapotempo in French: name window minutes load phone note van skill
  référence=id, tournée=Nord, nom=name, voie=street, code postal=02100, ville=Lyon, lat=lat, lng=lng, durée visite=hms, quantité=load, horaire début=from, horaire fin=to, commentaire=Ring, téléphone=phone, libellés=lift
Google: name window minutes load
  label=name, penaltyCost=9, deliveryArrivalWaypoint=pair, deliveryDuration=sec, deliveryStartTime=from iso, deliveryEndTime=to iso, loadDemand1Type=boxes, loadDemand1Value=load
Esri: name window minutes load note
  OBJECTID=id, Name=name, Description=Ring, ServiceTime=min, TimeWindowStart=from us, TimeWindowEnd=to us, TimeWindowStart2=-, TimeWindowEnd2=-, DeliveryQuantities=load, X=lng, Y=lat
Shipday: name phone note arrival
  Order Number=id, Delivery customer Name=name, Customer Phone number=phone, Delivery Address=street, Delivery Date=12/20/2026, Delivery Time=from, Delivery instructions=Ring, Latitude=lat, Longitude=lng
Fleetbase: name phone
  street_number=-, street1=street, city=Boston, province=MA, postal_code=02100, phone=phone, latitude=lat, longitude=lng, name=name
Google My Maps: name note
  WKT=wkt, name=name, description=Ring
`;

const files = tools
  .trim()
  .split(/\n(?=\S)/)
  .map((file) => {
    const [head = '', columns = ''] = file.split('\n  ');
    const [tool = '', whats = ''] = head.split(': ');
    return [tool, columns, whats.split(' ')] as const;
  });

it.each(files)('a file of %s opens with nothing lost', (_, columns, whats) => {
  const file = readStops(fileOf(columns));
  const lines = checkStops(file.lines).lines;
  expect(lines).toHaveLength(30);
  const values: Readonly<Record<string, Read>> = {
    name: ({ name }) => name,
    window: ({ from, to }) => [from, to],
    minutes: ({ minutes }) => minutes,
    load: ({ load }) => load,
    note: () => 'Ring',
    phone: ({ i }) => `555-01${two(i)}`,
    van: () => expect.stringMatching(/Pat|pat|Van 3|North|Nord/),
    arrival: ({ from }) => from,
    skill: () => 'lift',
    from: ({ from }) => from,
  };
  for (const [i, stop] of stops.entries()) {
    const expected = Object.fromEntries(whats.map((what) => [what, (values[what] as Read)(stop)]));
    const read = lines[i]?.good;
    const { latitude, longitude, ...good } = { ...read, from: read?.window?.[0] };
    expect(good).toMatchObject(expected);
    expect(latitude).toBeCloseTo(Number(stop.lat));
    expect(longitude).toBeCloseTo(Number(stop.lng));
    if (!whats.some((what) => what === 'window' || what === 'from')) {
      expect(good).not.toHaveProperty('window');
    }
  }
  expect(file.questions).toEqual([]);
});
