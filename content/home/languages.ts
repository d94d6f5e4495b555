import type { LanguagesSection } from '../schemas/home/sections';
import { site } from '../site';
import type { Language } from './types';

export type { Language } from './types';

/** Those with a `grid` are in it, and first in the list below. */
export const languages: readonly Language[] = [
  { name: 'English', tag: 'en', grid: { nativeName: 'English', flag: 'us' } },
  { name: 'Hindi', tag: 'hi', grid: { nativeName: 'हिन्दी', flag: 'in' } },
  { name: 'Spanish', tag: 'es', grid: { nativeName: 'Español', flag: 'es' } },
  { name: 'French', tag: 'fr', grid: { nativeName: 'Français', flag: 'fr' } },
  { name: 'German', tag: 'de', grid: { nativeName: 'Deutsch', flag: 'de' } },
  { name: 'Arabic', tag: 'ar', grid: { nativeName: 'العربية', flag: 'ae' } },
  { name: 'Portuguese', tag: 'pt-BR', grid: { nativeName: 'Português', flag: 'br' } },
  { name: 'Bengali', tag: 'bn', grid: { nativeName: 'বাংলা', flag: 'bd' } },
  { name: 'Indonesian', tag: 'id', grid: { nativeName: 'Indonesia', flag: 'id' } },
  { name: 'Tamil', tag: 'ta', grid: { nativeName: 'தமிழ்', flag: 'lk' } },
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

/** The number of languages begins the title. */
export const languagesSection: LanguagesSection = {
  title: 'languages for drivers and customers',
  lead: `Drivers, dispatchers and customers each use ${site.name} in their own language. It is set per person, not per company.`,
};
