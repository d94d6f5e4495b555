import type { IconName } from '@/lib/icons/icons';

/** A client whose mark runs in the marquee (SPEC 2, Home page). */
export interface Customer {
  name: string;
  icon: IconName;
  /** Type style of the mark; the section knows how each is set. */
  mark: 'tight' | 'spaced' | 'narrow' | 'plain' | 'caps' | 'light' | 'heavy';
  /** Invented, to be replaced before publishing. */
  sample: boolean;
}

export const customers = [
  { name: 'Parcelhaus', icon: 'box', mark: 'tight', sample: true },
  { name: 'Kiteway', icon: 'origami', mark: 'spaced', sample: true },
  { name: 'Ostra Couriers', icon: 'contrast', mark: 'narrow', sample: true },
  { name: 'fernhill foods', icon: 'sprout', mark: 'plain', sample: true },
  { name: 'NORRBY', icon: 'tangent', mark: 'caps', sample: true },
  { name: 'Saltmarsh & Co', icon: 'waves-horizontal', mark: 'light', sample: true },
  { name: 'movaro', icon: 'mountain', mark: 'heavy', sample: true },
] as const satisfies readonly Customer[];

/** The marquee's name and that of its pause control. */
export const customersSection = {
  label: 'Some of our clients',
  pauseLabel: 'Pause marks',
} as const;
