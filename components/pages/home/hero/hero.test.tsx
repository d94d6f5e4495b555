import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Hero } from '@/components/pages/home/hero/hero';
import { HeroMap } from '@/components/pages/home/hero/hero-map';
import { homeHero, homeHeroMap } from '@/content/home/hero';
import type { HeroPlan, HeroRoute } from '@/lib/picture/map-plan';
import { button, link, textsOf } from '@/tests/support/screen';

const threads = ['plum', 'madder', 'teal', 'ochre', 'cobalt'] as const;

/** A straight route at some height. */
const route = (thread: HeroRoute['thread'], i: number): HeroRoute => {
  const y = 10 + i * 20;
  return {
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
  };
};

const plan: HeroPlan = {
  width: 1920,
  height: 860,
  depot: { x: 60, y: 0, width: 40, height: 100 },
  bundle: threads.map((thread, i) => ({ thread, y: 10 + i * 20, fromX: 0, toX: 60 })),
  routes: threads.map(route),
  lineWidth: 5,
  metersPerUnit: 7,
};
const across: HeroRoute['points'] = [
  [300, 0],
  [300, 40],
];
const crossed = plan.routes.map((line, i) => (i === 0 ? { ...line, points: across } : line));

const map = (routes = plan.routes) => (
  <HeroMap image={homeHero.image} content={homeHeroMap} wide={{ ...plan, routes }} narrow={plan} />
);
const hero = (showExplore = true) => (
  <Hero id="home" content={homeHero} showExplore={showExplore} picture={null} />
);

describe('hero', () => {
  beforeEach(() => void vi.stubEnv('NEXT_PUBLIC_APP_URL', 'https://app.example'));

  it('stands at #home under the page’s one heading, with its tags and its ways on', () => {
    const { rerender } = render(hero());
    const heading = screen.getByRole('heading', { level: 1, name: 'Every van on its own thread.' });
    expect(heading.closest('section')).toHaveAttribute('id', 'home');
    expect(textsOf('listitem')).toEqual([
      '7-day free trial',
      'No credit card required',
      'Cancel anytime',
      'IoT GPS tracking',
      'SIM tracking',
      'Tracking via the driver app',
    ]);
    expect(link('Start Free Trial')).toHaveAttribute('href', 'https://app.example/signup');
    expect(link('Start Free Trial')).toHaveAttribute('target', '_blank');
    expect(button('Schedule a Demo')).toHaveAttribute('commandfor', 'demo-dialog');
    expect(link('Explore the Product')).toHaveAttribute('href', '#our-services');
    rerender(hero(false));
    expect(screen.queryByRole('link', { name: 'Explore the Product' })).not.toBeInTheDocument();
  });

  it('counts the crossings it claims', () => {
    const { rerender } = render(map());
    expect(screen.getByText('5 routes, 0 crossings')).toBeInTheDocument();
    rerender(map(crossed));
    expect(screen.getByText('5 routes, 1 crossings')).toBeInTheDocument();
  });

  it('can be paused by a checkbox, and shows its map in two cuts', () => {
    render(map());
    expect(screen.getByRole('checkbox', { name: /^Pause movement/ })).not.toBeChecked();
    const image = screen.getByRole('img', { name: homeHero.image.alt });
    expect(image).toHaveAttribute('src', '/images/hero-phone.svg');
    expect(document.querySelector('source')).toHaveAttribute('srcset', '/images/hero.svg');
  });
});
