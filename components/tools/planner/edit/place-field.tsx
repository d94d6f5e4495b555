import { useId } from 'react';
import type { Place } from '@/lib/planner/day/day';
import type { PlannerTown } from '@/lib/planner/town/town';
import { usePlanner } from '../state/planner';
import { placeFrom } from '../words/places';
import { Field } from './field';

/** So many, that the list stays short. */
const most = 12;

export const streetOf = (address: string): string => address.replace(/^\d+ /, '');

/** Addresses to offer while one is typed: those whose street, or whose number, begins alike. */
export function offeredAddresses(town: PlannerTown | undefined, typed: string): readonly string[] {
  const begun = typed.trim().toLowerCase();
  if (!town || !begun) return [];
  return town.addresses
    .filter((address) => {
      const whole = address.toLowerCase();
      return whole.startsWith(begun) || streetOf(whole).startsWith(begun);
    })
    .slice(0, most);
}

export function Addresses({ id, typed }: { id: string; typed: string }) {
  const { town } = usePlanner('town');
  return (
    <datalist id={id}>
      {offeredAddresses(town, typed).map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

interface PlaceFieldProps {
  label: string;
  place: Place;
  move: (place: Place) => void;
}

/** Where something lies: an address of the town, or latitude and longitude on plain ground. */
export function PlaceField({ label, place, move }: PlaceFieldProps) {
  const { town } = usePlanner('town');
  const list = useId();
  const text =
    place.kind === 'ground'
      ? `${place.latitude.toFixed(5)}, ${place.longitude.toFixed(5)}`
      : (town?.addresses[place.corner] ?? '');
  const read = (typed: string) => placeFrom(typed, town);
  return (
    <>
      <Field label={label} value={text} list={list} read={read} take={move} />
      <Addresses id={list} typed={streetOf(text)} />
    </>
  );
}
