import type { Testimonial } from '@/content/home/testimonials';

/** Where a speaker was filmed, the film (SPEC 3, `videoUrl`). */
export function VideoLink({ voice: { name, videoUrl } }: { voice: Testimonial }) {
  return videoUrl ? (
    <a href={videoUrl} className="text-link">
      Watch {name} say it
    </a>
  ) : null;
}
