import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Hero } from '@/components/pages/home/hero/hero';
import { HeroMap } from '@/components/pages/home/hero/hero-map';
import { homeHero, homeHeroMap } from '@/content/home/hero';
import type { HeroPlan, HeroRoute } from '@/lib/picture/map-plan';

const route = (thread: HeroRoute['thread'], y: number): HeroRoute => ({
  thread,
  d: `M100 ${y}H500`,
  length: 400,
  stops: [{ x: 200, y, served: true, along: 100 }],
  vehicle: { x: 300, y, heading: 0, along: 200 },
  label: { x: 318, y },
  points: [
    [100, y],
    [500, y],
  ],
});

const threads = ['plum', 'madder', 'teal', 'ochre', 'cobalt'] as const;
const plan: HeroPlan = {
  width: 1920,
  height: 860,
  depot: { x: 60, y: 0, width: 40, height: 100 },
  bundle: threads.map((thread, i) => ({ thread, y: 10 + i * 20, fromX: 0, toX: 60 })),
  routes: threads.map((thread, i) => route(thread, 10 + i * 20)),
  lineWidth: 5,
  metersPerUnit: 7,
};
const detour = plan.routes.map((line, i) => ({
  ...line,
  points:
    i === 0
      ? ([
          [300, 0],
          [300, 40],
        ] as const)
      : line.points,
}));

const map = (wide: HeroPlan) => (
  <HeroMap image={homeHero.image} content={homeHeroMap} wide={wide} narrow={plan} />
);

describe('hero', () => {
  beforeEach(() => vi.stubEnv('NEXT_PUBLIC_APP_URL', 'https://app.example'));

  it('stands at #home under the page’s one heading', () => {
    render(<Hero id="home" content={homeHero} showExplore picture={null} />);
    const heading = screen.getByRole('heading', { level: 1, name: 'Every van on its own thread.' });
    expect(heading.closest('section')).toHaveAttribute('id', 'home');
  });

  it('says its tags', () => {
    render(<Hero id="home" content={homeHero} showExplore picture={null} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '7-day free trial',
      'No credit card required',
      'Cancel anytime',
      'IoT GPS tracking',
      'SIM tracking',
      'Tracking via the driver app',
    ]);
  });

  it('opens the trial in a new tab and the demo in its dialog', () => {
    render(<Hero id="home" content={homeHero} showExplore picture={null} />);
    const trial = screen.getByRole('link', { name: 'Start Free Trial' });
    expect(trial).toHaveAttribute('href', 'https://app.example/signup');
    expect(trial).toHaveAttribute('target', '_blank');
    const demo = screen.getByRole('button', { name: 'Schedule a Demo' });
    expect(demo).toHaveAttribute('commandfor', 'demo-dialog');
  });

  it('shows the link to the product unless the edition hides it', () => {
    const { rerender } = render(<Hero id="home" content={homeHero} showExplore picture={null} />);
    expect(screen.getByRole('link', { name: 'Explore the Product' })).toHaveAttribute(
      'href',
      '#our-services',
    );
    rerender(<Hero id="home" content={homeHero} showExplore={false} picture={null} />);
    expect(screen.queryByRole('link', { name: 'Explore the Product' })).not.toBeInTheDocument();
  });

  it('counts the crossings it claims', () => {
    const { rerender } = render(map(plan));
    expect(screen.getByText('5 routes, 0 crossings')).toBeInTheDocument();
    rerender(map({ ...plan, routes: detour }));
    expect(screen.getByText('5 routes, 1 crossings')).toBeInTheDocument();
  });

  it('can be paused by a checkbox, and shows its map in two cuts', () => {
    render(map(plan));
    expect(screen.getByRole('checkbox', { name: /^Pause movement/ })).not.toBeChecked();
    expect(screen.getByRole('img', { name: homeHero.image.alt })).toHaveAttribute(
      'src',
      '/images/hero-phone.svg',
    );
    expect(document.querySelector('source')).toHaveAttribute('srcset', '/images/hero.svg');
  });
});
