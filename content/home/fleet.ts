import type { Fleet, NextStop, ProofOfDelivery } from '../schemas/home/sample-day';

/** Riverside hub at 1:48 PM. Pictures, tables and texts use these vehicles only. */
export const fleet: Fleet = {
  hub: 'Riverside hub',
  date: 'Thu, Nov 12',
  clock: { from: 12, to: 17.2, now: 13.8, label: '13:48' },
  onTime: 84,
  weather: 'Rain at 3 PM',
  vehicles: [
    {
      id: 'VAN 03',
      driver: 'A. Okafor',
      hue: 'cobalt',
      eta: '14:20',
      done: 11,
      stops: 18,
      miles: 19.5,
      timeline: {
        times: [12.1, 12.68, 12.95, 13.5, 13.75, 14.33, 14.53, 14.73, 15.02, 15.3, 15.57, 15.8],
        served: 5,
        end: 16,
      },
    },
    {
      id: 'VAN 07',
      driver: 'M. Castellanos',
      hue: 'madder',
      eta: '14:08',
      done: 8,
      stops: 14,
      miles: 15.3,
      timeline: {
        // Two stops at each address from now on.
        times: [12.13, 12.5, 12.88, 13.2, 13.46, 13.7, 14.13, 14.27, 14.7, 14.84, 15.05, 15.19],
        served: 6,
        end: 15.35,
      },
    },
    {
      id: 'BIKE 02',
      driver: 'J. Lindqvist',
      hue: 'teal',
      eta: '13:52',
      done: 22,
      stops: 26,
      miles: 11.3,
      timeline: {
        times: [12.07, 12.38, 12.68, 12.95, 13.25, 13.47, 13.7, 13.87, 14.03, 14.23, 14.4],
        served: 7,
        end: 14.7,
      },
    },
    {
      id: 'VAN 11',
      driver: 'R. Bhatt',
      hue: 'ochre',
      eta: '15:35',
      done: 7,
      stops: 16,
      miles: 24.2,
      timeline: {
        times: [
          12.3, 12.62, 13.18, 13.6, 15.58, 15.72, 15.85, 15.99, 16.12, 16.26, 16.39, 16.53, 16.66,
        ],
        served: 4,
        end: 16.8,
        between: { from: 14, to: 15.33, what: 'loads at cold store' },
      },
    },
    {
      id: 'VAN 14',
      driver: 'S. Moreau',
      hue: 'plum',
      eta: '14:02',
      done: 12,
      stops: 15,
      miles: 17.1,
      timeline: {
        times: [12.15, 12.55, 13.0, 13.33, 13.6, 14.03, 14.4, 14.85],
        served: 5,
        end: 15.1,
      },
    },
  ],
};

export const stopTotal = fleet.vehicles.reduce((sum, { stops }) => sum + stops, 0);

export const nextStop: NextStop = {
  clock: '13:48',
  vehicle: 'VAN 07',
  stop: 9,
  stops: 14,
  address: '22 Dyers’ Row',
  note: 'Apt 4 · window 2:00–2:30',
  turn: { distance: '800 ft', street: 'Bobbin Street' },
  proof: 'Ask for the 4-digit code, then a signature.',
};

export const proofOfDelivery: ProofOfDelivery = {
  title: 'Delivered',
  time: '14:06',
  address: '22 Dyers’ Row',
  rows: [
    { icon: 'key-round', label: 'Code', value: '4 of 4 digits' },
    { icon: 'package-check', label: 'Packages', value: '2 of 2 scanned' },
    { icon: 'map-pin', label: 'GPS', value: '20 ft from the door' },
  ],
  signedBy: 'Ines Duarte',
};
