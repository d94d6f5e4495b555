import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Picture, svgOf } from './picture';

const art = join(import.meta.dirname, '..');

/** A module in art/pictures: the pictures of a family of pages, by name, in as many parts as it likes. */
type Family = Readonly<Record<string, Readonly<Record<string, Picture>>>>;

/** A module in art/programs: draws a file from data. */
interface Program {
  readonly draw: (data: never) => Drawn | Promise<Drawn>;
}

type Drawn = string | Uint8Array;

const isFamily = (program: string): boolean => program.startsWith('pictures/');

/** Every module that draws files: one for each family of pages, and those that draw from data. */
export const programs: readonly string[] = [
  ...readdirSync(join(art, 'pictures')).map((family) => `pictures/${family}/index`),
  ...readdirSync(join(art, 'programs')).map((file) => `programs/${file.replace(/\.ts$/, '')}`),
].sort();

const loaded = new Map<string, Promise<unknown>>();

/** Imports a module, once: to find it again costs 4 ms, which is more than most drawings take. */
function load<Module>(program: string): Promise<Module> {
  const module = loaded.get(program) ?? import(join(art, `${program}.ts`));
  loaded.set(program, module);
  return module as Promise<Module>;
}

const picturesOf = async (program: string): Promise<Readonly<Record<string, Picture>>> =>
  Object.assign({}, ...Object.values(await load<Family>(program)));

const fileOf = (name: string): string => `public/images/${name}.svg`;

/** The files of a family of pages; none of a program, which is told by content what to draw. */
export async function filesOf(program: string): Promise<readonly string[]> {
  if (!isFamily(program)) return [];
  return Object.keys(await picturesOf(program)).map(fileOf);
}

/** Draws one file. Throws where the family has no such picture. */
export async function draw(program: string, file: string, data: unknown): Promise<Drawn> {
  if (!isFamily(program)) return (await load<Program>(program)).draw(data as never);
  const picture = Object.entries(await picturesOf(program)).find(
    ([name]) => fileOf(name) === file,
  )?.[1];
  if (!picture) throw new Error(`art/${program}.ts has no picture for ${file}.`);
  return svgOf(picture);
}
