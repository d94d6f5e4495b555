import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureNames, renderPicture } from '@/art/gallery';
import { keptPicture } from '@/art/kept-pictures';
import { featuredLanguages } from '@/content/home/languages';
import { blogFile, blogPictureNames } from '../../blog/pictures';

export const dynamic = 'force-static';
export const dynamicParams = false;

const flagFile = (flag: string) => `flag-${flag}.svg`;

export function generateStaticParams(): { file: string }[] {
  return [
    ...[...pictureNames, ...blogPictureNames].map((name) => `${name}.svg`),
    ...featuredLanguages.map(({ flag }) => flagFile(flag)),
  ].map((file) => ({
    file,
  }));
}

async function read(file: string): Promise<Buffer | undefined> {
  const name = pictureNames.find((known) => `${known}.svg` === file);
  if (name) return keptPicture(name, () => renderPicture(name));
  const ofBlog = blogFile(file.replace(/\.svg$/, ''));
  if (ofBlog) return ofBlog;
  const language = featuredLanguages.find(({ flag }) => flagFile(flag) === file);
  if (!language) return undefined;
  const folder = join(process.cwd(), 'node_modules', 'country-flag-icons', '3x2');
  return readFile(join(folder, `${language.flag.toUpperCase()}.svg`));
}

export async function GET(_: Request, context: { params: Promise<{ file: string }> }) {
  const { file } = await context.params;
  const svg = await read(file);
  if (svg === undefined) return new Response('Not found', { status: 404 });
  return new Response(new Uint8Array(svg), { headers: { 'content-type': 'image/svg+xml' } });
}
