import { stemOf } from './tokens';

/** Groups of synonyms, which weigh less than typed words; a word may be in several. */
const groups = `
van vehicle truck lorry car fleet
eta arrival arrive
pod proof
price pricing cost fee fare charge rate
plan subscription fare
cancel terminate quit unsubscribe
demo trial tour
driver courier rider
parcel package shipment
geofence fence
route round tour trip
stop visit drop
customer recipient client
dispatcher planner
plan planner schedule
reefer refrigerated chilled cold
temperature cold chilled
fuel gas gasoline petrol diesel
electric ev battery
emission co2 carbon
return pickup collection
sms text message
notification alert alarm message
invoice bill billing receipt
pay payment card
employee staff worker crew team
attendance timesheet clock
worker employee agent
shop store retail
restaurant food meal
review testimonial
study story
fail failure unsuccessful miss
talk speak contact call
integration integrate connect connector connection plugin
api rest endpoint developer
map position location
gps tracker telematics
tracking track trace
sim phone
app mobile
install download setup
login password
hipaa soc iso gdpr compliance security secure
privacy gdpr
security secure safe encrypted
phone call telephone
contact email
sale contact
term condition
white whitepaper
webinar event
roi payback savings save saving
import upload spreadsheet csv excel
template recurring repeat reuse
vrp routing
idle idling
odometer mileage mile kilometer distance
reduce lower minimize cut save shorten fewer
office address headquarters contact
close delete cancel
training train onboarding lesson teach
bike bicycle cycle
duration time minute length
break pause rest
speeding speed
accurate accuracy exact precise
offline connection network
permission role right
maintenance service servicing
`;

const linesOf = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(stemOf));

const synonyms = new Map<string, Set<string>>();
for (const group of linesOf(groups)) {
  for (const stem of group) {
    const others = synonyms.get(stem) ?? new Set();
    for (const other of group) if (other !== stem) others.add(other);
    synonyms.set(stem, others);
  }
}

export const synonymsOf = (stem: string): ReadonlySet<string> => synonyms.get(stem) ?? new Set();
