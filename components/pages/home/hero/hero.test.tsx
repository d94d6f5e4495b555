import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { HeroMap } from '@/components/pages/home/hero/hero-map';
import { homeHero, homeHeroMap } from '@/content/home/hero';
import { heroPhonePlan, heroPlan } from '@/lib/picture/home-map';

const map = (routes = heroPlan.routes) => {
  const plans = { wide: { ...heroPlan, routes }, narrow: heroPhonePlan };
  return <HeroMap image={homeHero.image} content={homeHeroMap} {...plans} />;
};
beforeEach(() => void vi.stubEnv('NEXT_PUBLIC_APP_URL', 'https://app.example'));

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
