/** What makes a link start the free trial, in the web app and a tab of its own. */
export const opensTrial = {
  href: `${process.env.NEXT_PUBLIC_APP_URL}/signup`,
  target: '_blank',
  rel: 'noopener',
} as const;
