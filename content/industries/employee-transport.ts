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
      'Rosters become pickup routes sized to the seats on each shuttle. Employees track their bus, and each drop at night is confirmed with a code.',
    picture: 'sheet-employee',
    narrow: 'sheet-employee-small',
    pictureAlt: 'Map: shuttle routes from all sides of the city meet at one gate.',
    link: 'Read the pickup and drop case',
  },
  row: {
    heading: 'Shift buses planned from the roster',
    description:
      'A late bus can hold up a whole production line. Pickup routes change with the roster until the buses leave.',
    plan: 'Standard: seats count as capacity, gates are geofences.',
    result: '29 missed pickups a week, down from 42.',
    limit: 'For rosters, not for rides on demand: a rider is on a list before the bus leaves.',
    picture: 'industries-employee',
    link: 'Read the employee transport case',
  },
} as const satisfies Industry;
