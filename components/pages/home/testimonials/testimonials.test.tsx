import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Testimonials } from '@/components/pages/home/testimonials/testimonials';
import { testimonialsSection } from '@/content/home/testimonials';
import { homeTestimonials as testimonials } from '@/lib/content/testimonials';
import { stubIntersection } from '@/tests/support/screen';

const { stop, startSlider } = vi.hoisted(() => {
  const slider = { step: vi.fn(), stop: vi.fn() };
  return { ...slider, startSlider: vi.fn((_row: HTMLElement) => slider) };
});
vi.mock('@/components/tools/carousel/slider', () => ({ startSlider }));

let view: ReturnType<typeof stubIntersection>;

const show = () => render(<Testimonials {...testimonialsSection} testimonials={testimonials} />);
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

beforeEach(() => {
  view = stubIntersection();
});

it('goes without its buttons around a single quote, and without its section where there is none', () => {
  const { container, rerender } = render(
    <Testimonials {...testimonialsSection} testimonials={testimonials.slice(0, 1)} />,
  );
  expect(screen.getByRole('group', { name: '1 of 1' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<Testimonials {...testimonialsSection} testimonials={[]} />);
  expect(container).toBeEmptyDOMElement();
});

it('the carousel fetches the slider once, when the row comes near, and stops it when it leaves', async () => {
  const { container, unmount } = show();
  const row = container.querySelector('[data-slides]');
  await settle();
  expect(startSlider).not.toHaveBeenCalled();
  view.cross();
  view.cross();
  await settle();
  expect(startSlider).toHaveBeenCalledExactlyOnceWith(row);
  unmount();
  await settle();
  expect(stop).toHaveBeenCalledTimes(1);
});
