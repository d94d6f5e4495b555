import type { IconName } from '@/lib/icons/icons';
import type { Href } from '@/lib/routes';

/** What a hero says (SPEC 3, Hero content); its picture is a slot of the section. */
export interface HeroContent {
  heading: string;
  description: string;
  /** A further sentence of the description, for windows with room for it. */
  detail: string | null;
  tags: readonly string[];
  /** Ways of tracking, each with its sign. */
  signs: readonly { icon: IconName; label: string }[];
  explore: { label: string; href: Href } | null;
  /** Files of the drawn map and what they show. */
  image: { wide: string; narrow: string; alt: string };
}
