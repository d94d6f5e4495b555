import { spelled } from '../words/spelled';
import { isPhoto } from './cuts';
import { findPicture } from './pictures';

/** Describes a drawn map; empty for a photograph. */
export function mapAlt(name: string): string {
  if (isPhoto(name)) return '';
  const { routes = 0 } = findPicture(name) ?? {};
  return `Map of an invented city: ${spelled(routes)} routes leave one depot and never touch.`;
}
