/** What the page of an entry is given. */
export interface SlugProps {
  params: Promise<{ slug: string }>;
}
