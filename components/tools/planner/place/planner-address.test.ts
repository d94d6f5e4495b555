import { expect, it } from 'vitest';
import { dayOfHash } from './planner-address';

it.each([
  ['#planner', ''],
  ['#planner=courier', 'courier'],
  ['#planner=2.AbC-_', '2.AbC-_'],
  ['#planner=Caf%C3%A9', 'Café'],
  ['#planner=%E0%A4%A', '%E0%A4%A'],
  ['#planners', undefined],
])('%j opens %j', (hash, day) => expect(dayOfHash(hash)).toBe(day));
