import { Icon } from '@/components/ui/icon/icon';
import { mostVans } from '@/lib/planner/day/vans';
import { usePlanner, usePlannerActions } from '../state/planner';
import { readName } from '../words/fields';
import { Field } from './field';
import { PlaceField } from './place-field';
import { VanRow } from './van-row';

interface StepProps {
  icon: 'minus' | 'plus';
  label: string;
  disabled: boolean;
  press: () => void;
}

const Step = ({ icon, label, disabled, press }: StepProps) => (
  <button
    type="button"
    aria-label={label}
    disabled={disabled}
    className="grid size-10 place-items-center rounded-small rule-bold border-ink enabled:hover:bg-sunk disabled:border-line disabled:text-on-disabled pointer-coarse:size-11"
    onClick={press}
  >
    <Icon name={icon} />
  </button>
);

/** The vans on the road: how many, and what each takes, when and with which skills; and where they leave. */
export function Vans() {
  const actions = usePlannerActions();
  const { vans } = usePlanner('day').day;
  return (
    <>
      <div className="flex items-center gap-3 rule-b-bold border-ink py-3.5">
        <h3 className="me-auto font-semibold">Vans on the road</h3>
        <Step
          icon="minus"
          label="A van fewer"
          disabled={vans.length < 2}
          press={() => actions.removeVan(vans.length - 1)}
        />
        <span className="planner-count min-w-[1.5em] text-center font-semibold">{vans.length}</span>
        <Step
          icon="plus"
          label="A van more"
          disabled={vans.length >= mostVans}
          press={actions.addVan}
        />
      </div>
      <ul>
        {vans.map((van, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row stays itself while its van is renamed.
          <VanRow key={i} index={i} van={van} />
        ))}
      </ul>
      <Depot />
    </>
  );
}

function Depot() {
  const { name, place } = usePlanner('day').day.depot;
  const { changeDepot } = usePlannerActions();
  const where = place.kind === 'corner' ? 'the address' : 'latitude, longitude';
  return (
    <div className="mt-5 grid gap-3 rule-t-bold border-ink pt-3.5 pb-5">
      <h3 className="font-semibold">Depot</h3>
      <Field
        label="Name of the depot"
        value={name}
        read={readName}
        take={(taken) => changeDepot({ name: taken })}
      />
      <PlaceField
        label={`Move the depot to ${where}`}
        place={place}
        move={(to) => changeDepot({ place: to })}
      />
    </div>
  );
}
