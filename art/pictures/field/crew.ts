/** An agent of the lift service whose day the field-force pictures show; made up like content/home/fleet.ts. */
interface Agent {
  name: string;
  initials: string;
  thread: 'cobalt' | 'madder' | 'teal' | 'plum' | 'ochre';
  /** Clocked in, in hours of the day. */
  from: number;
  /** Where the first fence is. */
  place: string;
  /** Begin and end of the break, in hours. */
  rest?: readonly [from: number, to: number];
}

/** Riverside, 14 November at 13:48. */
export const crew = [
  { name: 'S. Iversen', initials: 'SI', thread: 'madder', from: 7.82, place: 'Riverside hub' },
  {
    name: 'L. Haddad',
    initials: 'LH',
    thread: 'cobalt',
    from: 7.93,
    place: 'Mill Quarter 9',
    rest: [12.5, 13],
  },
  {
    name: 'P. Novak',
    initials: 'PN',
    thread: 'teal',
    from: 8.03,
    place: 'Bobbin Street 31',
    rest: [12, 12.5],
  },
  {
    name: 'T. Adeyemi',
    initials: 'TA',
    thread: 'plum',
    from: 8.18,
    place: 'Tenter Park 4',
    rest: [12.25, 12.75],
  },
] as const satisfies readonly Agent[];

/** A clock time from hours, such as 07:56 from 7.93. */
export const clock = (hours: number): string => {
  const minutes = Math.round(hours * 60);
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`;
};
