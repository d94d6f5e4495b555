import { type FormEvent, useId, useState } from 'react';
import { usePlanner } from '../state/planner';
import { placeFrom } from '../words/places';
import { offeredAddresses } from './offered-addresses';

/** Sets a stop without the map: at an address, or at coordinates on plain ground. */
export function AddStop({ close }: { close: () => void }) {
  const { state, acts } = usePlanner();
  const { town } = state;
  const id = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  function add(event: FormEvent) {
    event.preventDefault();
    const told = placeFrom(text, town);
    if ('error' in told) return setError(told.error);
    acts.addStop(told.value);
    close();
  }
  return (
    <form className="planner-adding" noValidate onSubmit={add}>
      <label htmlFor={id} className="planner-label">
        {town ? 'Address of the new stop' : 'Latitude, longitude of the new stop'}
      </label>
      <input
        // biome-ignore lint/a11y/noAutofocus: the button that opens the form leads into it.
        autoFocus
        id={id}
        type="text"
        autoComplete="off"
        list={`${id}-list`}
        className="planner-input"
        value={text}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
        onChange={({ target }) => setText(target.value)}
      />
      <datalist id={`${id}-list`}>
        {offeredAddresses(town, text).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <button type="submit" className="button button-ink planner-form-button">
        Add stop
      </button>
      {error && (
        <p id={`${id}-error`} role="alert" className="planner-field-error">
          {error}
        </p>
      )}
    </form>
  );
}
