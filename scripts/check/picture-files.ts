import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';

const shown = /\.(svg|png|jpe?g)$/;

/** The files of public/images: what somebody has just put there is not in the manifest before the build. */
const files = readdirSync(join('public', 'images')).filter((file) => shown.test(file));

const namesOf = (chosen: readonly string[]): readonly string[] =>
  chosen.map((file) => parse(file).name);

export const pictureNames = namesOf(files);

/** Drawings alone. */
export const drawingNames = namesOf(files.filter((file) => file.endsWith('.svg')));
