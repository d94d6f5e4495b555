import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { posts } from '../../../content/blog';
import { charts } from '../../../content/blog/charts';
import { copySite } from './copy-site';
import { runStep, type StepCost } from './run-step';
import { samplePosts } from './sample-posts';
import type { BuildCost, ContentCost } from './verdict';
import { writePosts } from './write-posts';

/** The commands of `npm run build`, one by one, so that each can be timed. */
async function buildSteps(site: string): Promise<readonly string[]> {
  const { scripts } = JSON.parse(await readFile(join(site, 'package.json'), 'utf8'));
  return String(scripts.build).split(' && ');
}

/**
 * Builds the site with `count` made-up posts in an empty folder, then once more, when pictures and what
 * the framework keeps are there, and tells what both took.
 *
 * @param onStep hears of each step of the build when it has ended
 */
export async function measure(
  root: string,
  folder: string,
  count: number,
  onStep: (step: StepCost) => void,
): Promise<ContentCost> {
  await copySite(root, folder);
  await writePosts(folder, samplePosts(count, posts, charts));
  const commands = await buildSteps(folder);
  const build = async (): Promise<BuildCost> => {
    const steps: StepCost[] = [];
    for (const command of commands) {
      const step = await runStep(command, folder);
      onStep(step);
      steps.push(step);
    }
    return {
      seconds: steps.reduce((sum, { seconds }) => sum + seconds, 0),
      cpuSeconds: steps.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
      peak: Math.max(...steps.map(({ peak }) => peak)),
    };
  };
  const first = await build();
  const again = await build();
  const out = join(folder, 'out');
  const weight = async (file: string) => (await stat(join(out, `${file}.br`))).size;
  const files = await readdir(out, { recursive: true });
  return {
    posts: posts.length + count,
    first,
    again,
    pages: files.filter((file) => file.endsWith('.html')).length,
    blog: await weight('blog.html'),
    index: await weight(join('blog', 'posts.json')),
    feed: await weight('feed.xml'),
  };
}
