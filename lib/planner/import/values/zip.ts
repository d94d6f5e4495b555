/** Cells of a line that tell where it is. */
interface Addressed {
  readonly zip?: string;
  readonly address?: string;
}

/**
 * A ZIP code from its cell: '78701', '78701-1234', 'TX 78701', and '2134', from which a spreadsheet took the
 * zero. Five digits, or undefined.
 */
export function readZip(text: string): string | undefined {
  const plain = text
    .slice(0, 40)
    .trim()
    .replace(/^(=?["']|[A-Z]{2}[\s,]+)|\.0+$|"$/g, '');
  const whole = /^(\d{3,5})([-–\s]+\d{4})?$/.exec(plain)?.[1]?.padStart(5, '0');
  // ZIP+4 without its hyphen.
  return whole ?? /^\d{7,9}$/.exec(plain)?.[0].padStart(9, '0').slice(0, 5);
}

/** The states by the first digit of their ZIP codes, as USPS writes them. */
const states = [
  'CT MA ME NH NJ NY RI VT PR VI AE',
  'DE NY PA',
  'DC MD NC SC VA WV',
  'AA AL FL GA MS TN',
  'IN KY MI OH',
  'IA MN MT ND SD WI',
  'IL KS MO NE',
  'AR LA OK TX',
  'AZ CO ID NM NV TX UT WY',
  'AK AP AS CA GU HI MH MP OR PW WA',
].map((list) => list.split(' '));

const home = /[\s,]+(usa?|u\.s\.(a\.)?|united states( of america)?)$/i;
const abroad =
  /(^|,)\s*(canada|m[eé]xico|united kingdom|uk|england|scotland|ireland|germany|deutschland|france|spain|españa|italy|italia|austria|österreich|switzerland|schweiz|netherlands|belgium|poland|sweden|denmark|norway|finland|portugal|turkey|türkiye|india|australia|brazil|brasil|malaysia|thailand|indonesia)$/i;

const stateAtEnd = (text: string): string | undefined => {
  const state = /(?:^|[\s,])([A-Z]{2})[\s,]*$/.exec(text)?.[1];
  return state && states.some((each) => each.includes(state)) ? state : undefined;
};

/** What a line says of its ZIP code. */
export interface ZipFound {
  readonly zip: string;
  /** The state that the address ends with. */
  readonly state?: string;
}

/**
 * The ZIP code of a line, from its own cell or from the end of its address: '12 Main St, Austin, TX 78701-1234,
 * USA'. Undefined for an address abroad, where five digits are another country's.
 */
export function findZip({ zip = '', address = '' }: Addressed): ZipFound | undefined {
  const text = address.slice(-300).trim().replace(home, '');
  if (abroad.test(text)) return undefined;
  const end = /^(.*?)(?:^|[\s,])(\d{3,5})([-–\s]\d{4}|\d{4})?[\s,.]*$/s.exec(text);
  const state = stateAtEnd(end?.[1] ?? text);
  const own = readZip(zip);
  const digits = end?.[2] ?? '';
  const last = { zip: digits.padStart(5, '0'), ...(state && { state }) };
  // Fewer than five digits may be the number of a road, unless a state stands before them that has such ZIP codes.
  const isZip = digits.length === 5 || (digits !== '' && state !== undefined && isOfState(last));
  if (own === undefined) return isZip ? last : undefined;
  return { ...last, zip: own };
}

/** Whether a ZIP code can lie in a state, by its first digit. */
export const isOfState = ({ zip, state }: ZipFound): boolean =>
  state === undefined || (states[Number(zip[0])] ?? []).includes(state);
