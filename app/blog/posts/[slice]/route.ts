import { sliceNumbers, sliceOf } from '@/lib/blog/post-slices';
import { getPosts, postCard } from '@/lib/content/posts';

export const dynamic = 'force-static';

const cards = getPosts().map(postCard);

/** `0.json` and so on. */
export const generateStaticParams = () =>
  sliceNumbers(cards.length).map((number) => ({ slice: `${number}.json` }));

/** Older posts of the list's index, a slice each. */
export async function GET(_: Request, { params }: RouteContext<'/blog/posts/[slice]'>) {
  const { slice } = await params;
  return Response.json(sliceOf(cards, Number.parseInt(slice, 10)));
}
