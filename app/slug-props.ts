export interface SlugProps {
  params: Promise<{ slug: string }>;
}
