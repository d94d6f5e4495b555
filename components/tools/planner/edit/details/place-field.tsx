import { useId } from 'react';
import type { Place } from '@/lib/planner/day/day';
import type { PlannerTown } from '@/lib/planner/town/town';
import { usePlannerSelector } from '../../state/planner';
import { placeFrom } from '../../words/places';
import { addressesBeside } from '../offered-addresses';
import { ReadField } from './read-field';

const placeText = (place: Place, town: PlannerTown | undefined): string =>
  place.kind === 'ground'
    ? `${place.latitude.toFixed(5)}, ${place.longitude.toFixed(5)}`
    : (town?.addresses[place.corner] ?? '');

interface PlaceFieldProps {
  label: string;
  place: Place;
  move: (place: Place) => void;
}

/** Where something lies: an address of the town, or latitude and longitude on plain ground. */
export function PlaceField({ label, place, move }: PlaceFieldProps) {
  const town = usePlannerSelector((state) => state.town);
  const list = useId();
  const text = placeText(place, town);
  return (
    <>
      <ReadField
        label={label}
        value={text}
        list={list}
        read={(typed) => placeFrom(typed, town)}
        take={move}
      />
      <datalist id={list}>
        {addressesBeside(town, text).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
