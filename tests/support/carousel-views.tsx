import { screen, within } from '@testing-library/react';
import { Industries } from '@/components/pages/home/industries/industries';
import { TestimonialsHero } from '@/components/pages/testimonials/testimonials-hero';
import { testimonialsPage } from '@/content/testimonials-page';
import { type Industry, industries as published } from '@/lib/content/stories/industries';
import { allTestimonials } from '@/lib/content/testimonials';

const sheets = ['madder', 'teal', 'cobalt', 'plum', 'ochre'] as const;
export const industries = sheets.map((sheet, i) => {
  const title = `Trade ${i + 1}`;
  return {
    ...(published[0] as Industry),
    id: `trade-${i + 1}`,
    title,
    sheet,
    slide: { ...(published[0] as Industry).slide, heading: `Of ${title}` },
    href: `/use-cases/trade-${i + 1}` as const,
  };
});
export const titles = industries.map(({ title }) => title);
export const trades = <Industries id="industries" title="Trades" industries={industries} />;
export const tab = (name: string) => screen.getByRole('tab', { name });
export const tabs = () => screen.getAllByRole('tab');

export const { title, note } = testimonialsPage;
export const slides = allTestimonials.slice(0, 3);
export const trail = [{ label: 'Testimonials', href: '/testimonials' } as const];
export const quotes = <TestimonialsHero trail={trail} title={title} note={note} slides={slides} />;
export const carousel = () => screen.getByRole('group', { name: title });
export const stops = () =>
  within(screen.getByRole('group', { name: 'Choose a quote' })).getAllByRole('button');

/** The slides that can be seen, by their places: two of them during a move. */
export const shown = () =>
  [...(document.querySelector('[aria-live=polite]')?.children ?? [])].flatMap((slide, index) =>
    slide.hasAttribute('data-off') ? [] : [index],
  );
