import { useId } from 'react';
import type { Place } from '@/lib/planner/day/day';
import { usePlannerSelector } from '../state/planner';
import { placeFrom } from '../words/places';
import { Addresses, streetOf } from './addresses';
import { Field } from './field';

interface PlaceFieldProps {
  label: string;
  place: Place;
  move: (place: Place) => void;
}

/** Where something lies: an address of the town, or latitude and longitude on plain ground. */
export function PlaceField({ label, place, move }: PlaceFieldProps) {
  const town = usePlannerSelector((state) => state.town);
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
