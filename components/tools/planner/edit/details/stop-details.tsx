import type { Stop } from '@/lib/planner/day/day';
import { usePlannerActions } from '../../state/planner';
import { readName, readNeeds, readNote, readPhone } from '../../words/fields';
import { ReadField } from './read-field';

/** What a stop is called, what it needs, and what its driver should know. */
export function StopDetails({ stop }: { stop: Stop }) {
  const { changeStop } = usePlannerActions();
  const { id, name, skill = '', phone = '', note = '' } = stop;
  return (
    <>
      <div className="col-span-full">
        <ReadField
          label="Name"
          keep={`${id} Name`}
          value={name}
          read={readName}
          take={(value) => changeStop(id, { name: value })}
        />
      </div>
      <ReadField
        label="Skills, with commas"
        keep={`${id} Skills`}
        value={skill}
        read={readNeeds}
        take={(value) => changeStop(id, { skill: value })}
      />
      <ReadField
        phone
        label="Phone"
        keep={`${id} Phone`}
        value={phone}
        read={readPhone}
        take={(value) => changeStop(id, { phone: value })}
      />
      <div className="col-span-full">
        <ReadField
          lines={2}
          label="Note for the driver"
          keep={`${id} Note`}
          value={note}
          read={readNote}
          take={(value) => changeStop(id, { note: value })}
        />
      </div>
    </>
  );
}
