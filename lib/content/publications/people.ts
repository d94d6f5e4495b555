import { people } from '@/content/people';
import type { PictureFile } from '@/lib/picture/picture-file';
import { pictureOf } from '@/lib/picture/pictures';

/** `isPerson` is false for a team, which has no photo. */
export interface Writer {
  readonly name: string;
  readonly isPerson: boolean;
  readonly role?: string;
  readonly photo?: PictureFile;
}

/** The person of content/people.ts by that name, or else a team. */
export function writerOf(name: string): Writer {
  const person = people.find((each) => each.name === name);
  if (!person) return { name, isPerson: false };
  const { role, photo } = person;
  return { name, isPerson: true, role, ...(photo && { photo: pictureOf(photo) }) };
}
