import { type FormEvent, useId, useState } from 'react';
import { usePlanner, usePlannerActions } from '../state/planner';
import { placeFrom } from '../words/places';
import { buttonClass, errorClass, inputClass } from './field';
import { Addresses } from './place-field';

/** Sets a stop without the map: at an address, or at coordinates on plain ground. */
export function AddStop({ close }: { close: () => void }) {
  const actions = usePlannerActions();
  const { town } = usePlanner('town');
  const id = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  function add(event: FormEvent) {
    event.preventDefault();
    const result = placeFrom(text, town);
    if ('error' in result) return setError(result.error);
    actions.addStop(result.value);
    close();
  }
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 rule-b border-line pt-3 pb-4"
      noValidate
      onSubmit={add}
    >
      <label htmlFor={id} className="col-span-full text-[.875rem] text-ink-2">
        {town ? 'Address of the new stop' : 'Latitude, longitude of the new stop'}
      </label>
      <input
        // biome-ignore lint/a11y/noAutofocus: the button that opens the form leads into it.
        autoFocus
        id={id}
        type="text"
        autoComplete="off"
        list={`${id}-list`}
        className={inputClass}
        value={text}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
        onChange={({ target }) => setText(target.value)}
      />
      <Addresses id={`${id}-list`} typed={text} />
      <button type="submit" className={`${buttonClass} button-ink`}>
        Add stop
      </button>
      {error && (
        <p id={`${id}-error`} role="alert" className={`${errorClass} col-span-full`}>
          {error}
        </p>
      )}
    </form>
  );
}
