import { railFiles } from '@/art/pictures/integrations/integration-cuts';
import { integrationRails } from '@/art/pictures/integrations/integration-rails';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams(): { file: string }[] {
  return Object.keys(railFiles).map((file) => ({ file }));
}

const isRailFile = (file: string): file is keyof typeof railFiles => file in railFiles;

/** The picture beside the integrations accordion, wide and cut for a phone. */
export async function GET(_: Request, context: { params: Promise<{ file: string }> }) {
  const { file } = await context.params;
  if (!isRailFile(file)) return new Response('Not found', { status: 404 });
  return new Response(integrationRails(file), { headers: { 'content-type': 'image/svg+xml' } });
}
