import { axeFindings } from '../support/axe';
import { tooWideWithAnyText } from '../support/look';
import { expect, test } from '../support/test';
import { formOn } from './sending-forms';

// What is asked, refused and kept is tested with the component.
test('with gaps and once it was sent axe finds nothing, and no window is too narrow', async ({
  page,
}) => {
  const { path, fill, button, sent } = formOn(page, 'contact');
  await page.goto(path);
  await button.press('Enter');
  const summary = page.getByRole('region', { name: /to fix before this can go$/ });
  await expect(summary).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await tooWideWithAnyText(page, [320, 1024])).toEqual([]);
  await fill();
  // Until then it may move the button.
  await expect(summary).toHaveCount(0);
  await button.press('Enter');
  await expect(sent).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
});
