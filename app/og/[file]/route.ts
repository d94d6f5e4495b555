import sharp from 'sharp';
import { keptPicture } from '@/art/kept-pictures';
import { drawOg } from '@/art/og';
import { previews } from '@/content/og';
import { site } from '@/content/site';
import { archivePreviews } from '@/lib/content/archive';
import { postPreviews } from '@/lib/content/article';
import { helpPreviews } from '@/lib/content/help';
import { ogName } from '@/lib/picture/og-name';

export const dynamic = 'force-static';
export const dynamicParams = false;

const files = new Map(
  Object.entries({ ...previews, ...helpPreviews, ...postPreviews, ...archivePreviews }).map(
    ([path, preview]) => [ogName(path), { ...preview, slug: `og${path}` }],
  ),
);

export function generateStaticParams(): { file: string }[] {
  return [...files.keys()].map((file) => ({ file }));
}

export async function GET(_: Request, context: { params: Promise<{ file: string }> }) {
  const { file } = await context.params;
  const preview = files.get(file);
  if (!preview) return new Response('Not found', { status: 404 });
  const { words, ...look } = preview;
  const wish = { ...look, headline: words, name: site.name, domain: site.domain };
  const png = await keptPicture(JSON.stringify(wish), () =>
    sharp(Buffer.from(drawOg(wish)))
      .png({ palette: true, effort: 4 })
      .toBuffer(),
  );
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
}
