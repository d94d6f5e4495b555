/**
 * What `npm run dev` shows where a route of ours knows no page of that name; a host answers with 404.html.
 * A few words, since it travels in the data of every page: the framework's own takes 0.4 KB there.
 */
export default function NotFound(): string {
  return 'There is no page at this address.';
}
