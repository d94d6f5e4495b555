import type { Industry } from './types';

export const industry = {
  rank: 5,
  id: 'employee-transport',
  title: 'Employee transport',
  hue: 'ochre',
  href: '/case-studies/employee-pickup-drop-management',
  features: [
    { name: 'Shift rosters', icon: 'calendar-check' },
    { name: 'Seat capacity', icon: 'users' },
    { name: 'Safe-drop check-in', icon: 'shield-check' },
    { name: 'Gate arrival times', icon: 'bus' },
  ],
  slide: {
    heading: 'Shift shuttles on time at the gate',
    description:
      'Rosters become pickup routes sized to the seats on each shuttle. Riders watch the bus come, and the last one home at night is accounted for.',
    picture: 'sheet-employee',
    narrow: 'sheet-employee-small',
    pictureAlt: 'Map: shuttle routes from all sides of the city meet at one gate.',
    link: 'Read the pickup and drop case',
  },
  row: {
    heading: 'Late means the line stands still',
    description:
      'A shift starts with everyone or not at all. Rosters change until the buses leave, and the routes follow.',
    picture: 'industries-employee',
    link: 'Read the employee transport case',
  },
  measure: { value: '12 min', label: 'to the gate; the shift is in 22' },
  shows: 'a factory gate',
} as const satisfies Industry;
