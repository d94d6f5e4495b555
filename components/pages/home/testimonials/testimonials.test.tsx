import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Testimonials } from '@/components/pages/home/testimonials/testimonials';
import { testimonialsSection } from '@/content/home/testimonials';
import { homeTestimonials as testimonials } from '@/lib/content/testimonials';

it('goes without its buttons around a single quote, and without its section where there is none', () => {
  const { container, rerender } = render(
    <Testimonials {...testimonialsSection} testimonials={testimonials.slice(0, 1)} />,
  );
  expect(screen.getByRole('group', { name: '1 of 1' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<Testimonials {...testimonialsSection} testimonials={[]} />);
  expect(container).toBeEmptyDOMElement();
});
