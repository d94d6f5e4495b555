import { Icon } from '@/components/ui/icon/icon';
import { PlannerTitle } from '../panel/heading';

interface PhoneBarProps {
  sharing: boolean;
  share: () => void;
  close: (() => void) | undefined;
}

/** The bar over the map of a phone: the title, what leads out, and the way back to the page. */
export const PhoneBar = ({ sharing, share, close }: PhoneBarProps) => (
  <div className="planner-bar">
    <div className="planner-bar-title type-h4">
      <PlannerTitle />
    </div>
    <button
      type="button"
      aria-label="Bring, export and share"
      aria-expanded={sharing}
      className="planner-bar-button"
      onClick={share}
    >
      <Icon name="share" className="size-6" />
    </button>
    {close && (
      <button type="button" aria-label="Close" className="planner-bar-button" onClick={close}>
        <Icon name="x" className="size-6" />
      </button>
    )}
  </div>
);
