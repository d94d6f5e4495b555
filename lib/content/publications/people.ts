import { people } from '@/content/people';
import type { PictureFile } from '@/lib/picture/picture-file';
import { pictureOf } from '@/lib/picture/pictures';

/** Somebody as pages show them; `isPerson` is false for a desk of the house, which has no face. */
export interface Writer {
  readonly name: string;
  readonly isPerson: boolean;
  readonly role?: string;
  readonly photo?: PictureFile;
}

/** Whoever writes or speaks under a name: a person of content/people.ts, or else a desk. */
export function writerOf(name: string): Writer {
  const person = people.find((each) => each.name === name);
  if (!person) return { name, isPerson: false };
  const { role, photo } = person;
  return { name, isPerson: true, role, ...(photo && { photo: pictureOf(photo) }) };
}
