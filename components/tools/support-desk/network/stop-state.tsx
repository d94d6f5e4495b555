import { states } from './states';

/** Whether a stop was read, with the van before the next one; as it stands where nothing was read. */
export function StopState({ isFirst }: { isFirst: boolean }) {
  const state = isFirst ? 'next' : 'unread';
  return (
    <span className="network-state" data-state={state}>
      {/* Of most stops nothing is shown. */}
      <span className={isFirst ? undefined : 'sr-only'}>
        <span className="network-comma">, </span>
        <span data-desk="said">{states[state]}</span>
      </span>
      <span aria-hidden="true" className="network-van" />
    </span>
  );
}
