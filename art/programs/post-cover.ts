import type { Article } from '../covers/cover';
import { coverOf } from '../covers/find';
import { type CoverFrame, coverSvg } from '../covers/svg';

/** An article and how its cover is cut. */
interface PostCoverRequest extends Omit<Article, 'thread'>, CoverFrame {}

/** Draws the cover of an article as SVG: its own drawing, else a general one of its chart. */
export async function draw({ slug, chart, ...frame }: PostCoverRequest): Promise<string> {
  const cover = await coverOf({ slug, chart, thread: frame.thread }, frame.category);
  return coverSvg(cover, frame);
}
