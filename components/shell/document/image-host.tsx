/**
 * Opens the connection to the picture host early, where one is set. No other host is worth
 * it: the web app and the scheduler are met after a click.
 */
export function ImageHost() {
  const host = process.env.NEXT_PUBLIC_IMAGE_CDN;
  return host ? <link rel="preconnect" href={new URL(host).origin} /> : null;
}
