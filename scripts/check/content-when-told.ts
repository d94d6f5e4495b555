// `npm run check -- --only content` on a message. Started before: what holds no content takes half of its time.
import '@/art/pens/letters';
import '@/content/schemas';
import '@/lib/content/check/validate';
import '@/lib/icons/brands';
import '@/lib/icons/icons';
import '@/lib/routes';

process.once('message', async () => {
  await import('./content');
  process.exit();
});
process.once('disconnect', () => process.exit());
