import { spelled } from '../words/spelled';
import { isPhoto } from './cuts';
import { findPicture } from './pictures';

/** What a map that a build drew shows, by what was counted on it; empty for a photograph, of which nothing is known. */
export function mapAlt(name: string): string {
  if (isPhoto(name)) return '';
  const { routes = 0 } = findPicture(name) ?? {};
  return `Map of an invented city: ${spelled(routes)} routes leave one depot and never touch.`;
}
