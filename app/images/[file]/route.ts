import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keptPicture } from '@/components/artwork/kept-pictures';
import { pictureNames, renderPicture } from '@/components/artwork/pictures';
import { blogFile, blogPictureNames } from '../../blog/pictures';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Countries of the offices and the phone field (ISO 3166-1). */
const flags = ['GB', 'IN', 'ES', 'FR', 'DE', 'AE', 'BR', 'BD', 'ID', 'LK'];

const flagFile = (iso: string) => `flag-${iso.toLowerCase()}.svg`;

export function generateStaticParams(): { file: string }[] {
  return [
    ...[...pictureNames, ...blogPictureNames].map((name) => `${name}.svg`),
    ...flags.map(flagFile),
  ].map((file) => ({
    file,
  }));
}

async function read(file: string): Promise<Buffer | undefined> {
  const name = pictureNames.find((known) => `${known}.svg` === file);
  if (name) return keptPicture(name, () => renderPicture(name));
  const ofBlog = blogFile(file.replace(/\.svg$/, ''));
  if (ofBlog) return ofBlog;
  const iso = flags.find((known) => flagFile(known) === file);
  if (!iso) return undefined;
  const folder = join(process.cwd(), 'node_modules', 'country-flag-icons', '3x2');
  return readFile(join(folder, `${iso}.svg`));
}

export async function GET(_: Request, context: { params: Promise<{ file: string }> }) {
  const { file } = await context.params;
  const svg = await read(file);
  if (svg === undefined) return new Response('Not found', { status: 404 });
  return new Response(new Uint8Array(svg), { headers: { 'content-type': 'image/svg+xml' } });
}
