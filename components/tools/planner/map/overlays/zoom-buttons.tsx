import { Icon } from '@/components/ui/icon/icon';

interface ZoomButtonsProps {
  zoom: (factor: number) => void;
  fit: () => void;
}

/** Closer, farther, and all stops. */
export const ZoomButtons = ({ zoom, fit }: ZoomButtonsProps) => (
  <div className="planner-map-zoom">
    <button
      type="button"
      className="planner-map-zoom-button"
      aria-label="Zoom in"
      onClick={() => zoom(1.5)}
    >
      <Icon name="plus" />
    </button>
    <button
      type="button"
      className="planner-map-zoom-button"
      aria-label="Zoom out"
      onClick={() => zoom(1 / 1.5)}
    >
      <Icon name="minus" />
    </button>
    <button
      type="button"
      className="planner-map-zoom-button"
      aria-label="Show all stops"
      onClick={fit}
    >
      <Icon name="maximize" />
    </button>
  </div>
);
