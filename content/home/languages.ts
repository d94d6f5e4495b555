import { figures } from '../figures';
import { site } from '../site';
import type { FeaturedLanguage, Language } from './types';

export type { FeaturedLanguage, Language } from './types';

export const featuredLanguages: readonly FeaturedLanguage[] = [
  { name: 'English', tag: 'en', nativeName: 'English', flag: 'gb' },
  { name: 'Hindi', tag: 'hi', nativeName: 'हिन्दी', flag: 'in' },
  { name: 'Spanish', tag: 'es', nativeName: 'Español', flag: 'es' },
  { name: 'French', tag: 'fr', nativeName: 'Français', flag: 'fr' },
  { name: 'German', tag: 'de', nativeName: 'Deutsch', flag: 'de' },
  { name: 'Arabic', tag: 'ar', nativeName: 'العربية', flag: 'ae' },
  { name: 'Portuguese', tag: 'pt-BR', nativeName: 'Português', flag: 'br' },
  { name: 'Bengali', tag: 'bn', nativeName: 'বাংলা', flag: 'bd' },
  { name: 'Indonesian', tag: 'id', nativeName: 'Indonesia', flag: 'id' },
  { name: 'Tamil', tag: 'ta', nativeName: 'தமிழ்', flag: 'lk' },
];

/** All languages, the ten of the grid first. */
export const languages: readonly (Language | FeaturedLanguage)[] = [
  ...featuredLanguages,
  { name: 'Italian', tag: 'it' },
  { name: 'Dutch', tag: 'nl' },
  { name: 'Polish', tag: 'pl' },
  { name: 'Turkish', tag: 'tr' },
  { name: 'Vietnamese', tag: 'vi' },
  { name: 'Thai', tag: 'th' },
  { name: 'Japanese', tag: 'ja' },
  { name: 'Korean', tag: 'ko' },
  { name: 'Malay', tag: 'ms' },
  { name: 'Marathi', tag: 'mr' },
  { name: 'Gujarati', tag: 'gu' },
  { name: 'Telugu', tag: 'te' },
  { name: 'Kannada', tag: 'kn' },
  { name: 'Punjabi', tag: 'pa' },
  { name: 'Urdu', tag: 'ur' },
  { name: 'Swahili', tag: 'sw' },
  { name: 'Greek', tag: 'el' },
  { name: 'Romanian', tag: 'ro' },
  { name: 'Czech', tag: 'cs' },
  { name: 'Ukrainian', tag: 'uk' },
];

/** The home page's section: its figure reads on into the title. */
export const languagesSection = {
  figure: figures.languages.value,
  title: 'languages, one tracking link',
  lead: `Drivers, dispatchers and customers each read ${site.name} in their own. The app switches per person, not per account.`,
  more: `and ${languages.length - featuredLanguages.length} more`,
  all: `All ${languages.length} languages`,
} as const;
