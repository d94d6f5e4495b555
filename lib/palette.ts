/** After a change run `npm run art`: it writes app/styles/palette.css and redraws the pictures. */

export type Shades = readonly [day: string, night: string];

export type Hue = 'cobalt' | 'madder' | 'teal' | 'plum' | 'ochre';

const both = (color: string): Shades => [color, color];

const ink = ['#0E1F1B', '#EFF2EA'] as const;
const signal = '#F84E06';

/** Cloth, skin with the lines on it, hair and cartons: used by pictures of people alone. */
const peopleColors = {
  // Between a hue's tint and its line, so that no garment is read as a route.
  'cobalt-cloth': ['#A9B7EE', '#4A63C9'],
  'madder-cloth': ['#E39AB8', '#A8456F'],
  'teal-cloth': ['#8CBFB4', '#2B7F76'],
  'plum-cloth': ['#BFA3DA', '#7A55A8'],
  'ochre-cloth': ['#DDB964', '#B5852A'],
  'white-cloth': ['#FBFAF5', '#BAC5BB'],
  'dark-cloth': ['#22352F', '#22382F'],
  denim: both('#34437F'),
  stone: ['#B9B8A6', '#55685F'],
  carton: ['#D8B98A', '#B08E5C'],
  'carton-tape': ['#C4A06C', '#967548'],
  'skin-1': ['#F3D5BF', '#D6B297'],
  'skin-2': ['#E3B48F', '#C59470'],
  'skin-3': ['#C68C61', '#AA754D'],
  'skin-4': ['#96623F', '#825437'],
  'skin-5': ['#65402D', '#5B3827'],
  'skin-1-line': ['#B98465', '#8C5C40'],
  'skin-2-line': ['#A16E48', '#7E5233'],
  'skin-3-line': ['#83502D', '#653C20'],
  'skin-4-line': ['#583420', '#42260F'],
  'skin-5-line': ['#341C12', '#28140C'],
  black: ['#1B1D20', '#2B3133'],
  brown: ['#4A2E20', '#5A3A29'],
  red: both('#A2512B'),
  fair: ['#D9B56F', '#B08C4A'],
  silver: ['#DAD8CE', '#A3A197'],
  // Over a tint: it shows by day, and by night the ground of what lies on it.
  'night-surface': ['#FBFAF500', '#13251F'],
  'night-sunk': ['#E7E7DA00', '#1A302A'],
} as const satisfies Record<string, Shades>;

/** Style sheets use `--color-…`, pictures the same name. */
export const colors = {
  ...peopleColors,
  paper: ['#F2F1E9', '#0C1A17'],
  surface: ['#FBFAF5', '#13251F'],
  highlight: ['#FFFFFF', '#1A302A'],
  sunk: ['#E7E7DA', '#1A302A'],
  field: ['#FFFFFF', '#0A1613'],
  line: ['#D6D5C6', '#2A443B'],
  edge: ['#7C7F73', '#6C8379'],
  ink,
  'ink-2': ['#3A4A44', '#C9D5CC'],
  'ink-3': ['#56635C', '#A9BAB1'],
  'ink-hover': ['#22352F', '#D9E0D4'],
  'ink-soft': [`${ink[0]}D1`, `${ink[1]}D1`],
  disabled: ['#DEDCCD', '#22382F'],
  'on-disabled': ['#6E7468', '#8FA096'],

  // Over a page behind a dialog, and over what is under an open menu.
  backdrop: [`${ink[0]}9E`, '#040A09C2'],
  dim: [`${ink[0]}47`, '#040A0980'],
  dimmed: ['#656F69', '#0D1D19'],

  // Dark in both themes.
  band: ['#0C1A17', '#13251F'],
  footer: ['#0C1A17', '#081310'],

  signal: both(signal),
  'signal-hover': both('#FF6A2B'),
  'on-signal': both(ink[0]),
  'signal-deep': both('#7A1E00'),

  success: ['#1B5E31', '#8EE6D6'],
  'success-ground': ['#DCEBDD', '#1F4A3E'],
  warning: ['#744B00', '#F0B83D'],
  'warning-ground': ['#F3E5C4', '#1A302A'],
  error: ['#8F1D16', '#FFB4A8'],
  'error-ground': ['#F6DCD8', '#3A1512'],
  'error-rule': ['#B3261E', '#FFB4A8'],

  // The five route colors: line, text on a tint, tint, and a deep ground in both themes.
  cobalt: ['#2F55E7', '#8AA5FF'],
  'cobalt-text': ['#1E3DB8', '#8AA5FF'],
  'cobalt-tint': ['#DFE4F8', '#16236B'],
  'cobalt-wash': ['#DFE4F866', '#16236B66'],
  'cobalt-deep': both('#16236B'),
  madder: ['#C9266B', '#FF86B3'],
  'madder-text': ['#9E1650', '#FF86B3'],
  'madder-tint': ['#F5DDE5', '#5A1033'],
  'madder-deep': both('#5A1033'),
  teal: ['#007A72', '#3FCBB9'],
  'teal-text': ['#00625B', '#3FCBB9'],
  'teal-tint': ['#D6E7E2', '#053F3B'],
  'teal-deep': both('#053F3B'),
  plum: ['#7A3FB8', '#C59BF7'],
  'plum-text': ['#5F2A95', '#C59BF7'],
  'plum-tint': ['#E7DDF0', '#34175A'],
  'plum-deep': both('#34175A'),
  ochre: ['#A86E00', '#F0B83D'],
  'ochre-text': ['#744B00', '#F0B83D'],
  // Darker than its deep ground at night: on large areas the brown would glare.
  'ochre-tint': ['#EEE3C8', '#2F2108'],
  'ochre-deep': both('#4A3203'),
} as const satisfies Record<string, Shades>;

/** Used by pictures alone: no style sheet carries them. */
export const drawnColors: ReadonlySet<string> = new Set([
  'signal-deep',
  'cobalt-wash',
  ...Object.keys(peopleColors),
]);

/** Maps by day, by night and on a rainy day. */
export const mapColors = {
  day: {
    ground: '#E6E6D8',
    block: '#DBDDCB',
    minor: '#F6F5EE',
    major: '#FBFAF5',
    arterial: '#FFFFFF',
    casing: '#CFCFBE',
    water: '#BFD6D8',
    bank: '#D3DDD6',
    park: '#CBDBB8',
    rail: '#6B7268',
  },
  night: {
    ground: '#10231E',
    block: '#17302A',
    minor: '#1D3932',
    major: '#26463E',
    arterial: '#33584E',
    casing: '#10231E',
    water: '#0A1C22',
    bank: '#0F2623',
    park: '#15372A',
    rail: '#7F9A90',
  },
  rain: {
    ground: '#D5DFE0',
    block: '#C9D6D7',
    minor: '#EDF2F1',
    major: '#F4F7F6',
    casing: '#B9C8C9',
    water: '#A9C6CA',
    bank: '#BFD2D3',
    park: '#BFD3C0',
  },
  /** Mixed into a map of one hue. */
  mixed: { light: '#FFFFFF', dark: '#000000', water: '#7FA9B5', park: '#B7CFA0' },
  shop: '#FFFFFF',
  solarPanel: '#7FC7B8',
  shower: { overDay: '#6F93A8', overRain: '#A9C4FF' },
} as const;
