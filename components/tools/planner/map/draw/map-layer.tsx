import type { ReactNode } from 'react';
import type { View } from '@/lib/planner/map/view';
import './map-layer.css';

interface MapLayerProps {
  view: View;
  /** Pixels per meter at which the layer was drawn; it is stretched to those of the view. */
  scale: number;
  children: ReactNode;
}

/** What moves with the ground. Streets and routes are in layers of their own, so that a route that
 * draws itself does not draw the streets anew. */
export const MapLayer = ({ view: { x, y, scale: shown }, scale, children }: MapLayerProps) => (
  <div
    className="planner-map-layer"
    style={{ transform: `translate(${x}px, ${y}px) scale(${shown / scale})` }}
  >
    {children}
  </div>
);

/** A layer for what is drawn over the ground, in pixels from the ground's corner. */
export const MapDrawing = ({ children, ...layer }: MapLayerProps) => (
  <MapLayer {...layer}>
    <svg className="planner-map-over" width="1" height="1" role="none">
      {children}
    </svg>
  </MapLayer>
);
