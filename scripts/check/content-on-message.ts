// The content check on a message: imports without content are loaded before, which halves its time.
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
