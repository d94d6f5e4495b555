import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Hero } from '@/components/pages/home/hero/hero';
import { HeroMap } from '@/components/pages/home/hero/hero-map';
import { homeHero, homeHeroMap } from '@/content/home/hero';
import { heroPhonePlan, heroPlan } from '@/lib/picture/home-map';
import { button, link, textsOf } from '@/tests/support/screen';

const map = (routes = heroPlan.routes) => {
  const plans = { wide: { ...heroPlan, routes }, narrow: heroPhonePlan };
  return <HeroMap image={homeHero.image} content={homeHeroMap} {...plans} />;
};
const hero = (showExplore = true) => (
  <Hero id="home" content={homeHero} showExplore={showExplore} picture={null} />
);

beforeEach(() => void vi.stubEnv('NEXT_PUBLIC_APP_URL', 'https://app.example'));

it('hero stands at #home under the page’s one heading, with its tags and its ways on', () => {
  const { rerender } = render(hero());
  const heading = screen.getByRole('heading', { level: 1, name: homeHero.heading });
  expect(heading.closest('section')).toHaveAttribute('id', 'home');
  const { tags, signs, explore } = homeHero;
  expect(textsOf('listitem')).toEqual([...tags, ...signs.map(({ label }) => label)]);
  expect(link('Start Free Trial')).toHaveAttribute('href', 'https://app.example/signup');
  expect(link('Start Free Trial')).toHaveAttribute('target', '_blank');
  expect(button('Schedule a Demo')).toHaveAttribute('commandfor', 'demo-dialog');
  const { label = '', href = '' } = explore ?? {};
  expect(link(label)).toHaveAttribute('href', href);
  rerender(hero(false));
  expect(screen.queryByRole('link', { name: label })).not.toBeInTheDocument();
});

it('hero counts the crossings it claims', () => {
  const { rerender } = render(map());
  expect(screen.getByText('5 routes, 0 crossings')).toBeInTheDocument();
  // A short line straight across the second route's first stretch.
  const [[x = 0, y = 0] = [], [toX = 0, toY = 0] = []] = heroPlan.routes[1]?.points ?? [];
  const [midX, midY, aside, along] = [(x + toX) / 2, (y + toY) / 2, (toY - y) / 99, (toX - x) / 99];
  const points = [
    [midX + aside, midY - along],
    [midX - aside, midY + along],
  ] as const;
  rerender(map(heroPlan.routes.map((route, i) => (i === 0 ? { ...route, points } : route))));
  expect(screen.getByText('5 routes, 1 crossings')).toBeInTheDocument();
});
