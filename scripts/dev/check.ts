// Started before it is needed: reading what holds no content, and the schemas' first use, take half
// of the time.
import '@/lib/content/check/validate';
import '@/lib/icons/brands';
import '@/lib/icons/icons';
import '@/lib/routes';
import { schemas } from '@/content/schemas';

/** What is wrong with the content now, line by line. */
async function check() {
  const { contentProblems, lineOf } = await import('../check/report');
  const { errors, gaps } = contentProblems();
  return { errors: errors.map(lineOf), gaps: gaps.map(lineOf) };
}

for (const schema of Object.values(schemas)) schema.safeParse({});

process.once('message', async () => {
  const found = await check().catch((error: unknown) => ({
    errors: [`The content could not be checked: ${error instanceof Error ? error.message : error}`],
    gaps: [],
  }));
  process.send?.(found, () => process.exit());
});
process.once('disconnect', () => process.exit());
