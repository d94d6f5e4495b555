import { routes } from '@/lib/routes';
import { expect, test } from '../support/test';

// A double click opens once: its second press may meet the backdrop, or a button that came to lie there.

for (const [path, name, role] of [
  [routes.pricing, 'Chat assistant', 'region'],
  [routes.pricing, 'Search', 'dialog'],
  [routes.integrations, 'Request Integration', 'dialog'],
] as const) {
  test(`'${name}' opens by a double click`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name }).filter({ visible: true }).first().dblclick();
    const box = page.getByRole(role, { name });
    await expect(box).toBeVisible();
    if (role === 'dialog') await expect(box).toHaveAttribute('closedby', 'any');
    await expect(box).toBeVisible();
  });
}
