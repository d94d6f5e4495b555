import { Button, ButtonLink, opensDemo, opensTrial } from '@/components/ui/button/button';
import { CheckItem } from '@/components/ui/check/check-item';
import { Icon } from '@/components/ui/icon/icon';
import { TextLink } from '@/components/ui/link/link';
import type { HeroContent } from '@/content/home/types';
import type { HeroMapContent } from '@/content/schemas/home/sample-day';
import { HeroMap } from './hero-map';
import './hero.css';

type HeroProps = HeroContent & { id: string; as: 'h1' | 'h2'; map: HeroMapContent };

/** The first screen: text on a panel over the map from 1024 px on, above it on narrower windows. */
export function Hero(props: HeroProps) {
  const { id, as: Heading, heading, description, detail, tags, signs, explore, image, map } = props;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      data-header-signal
      className="hero @container relative flex flex-col overflow-clip"
    >
      <div className="hero-panel relative z-1 bg-paper px-(--page-margin) py-10">
        <Heading id={`${id}-title`} dir="auto" className="hero-title type-display">
          {heading}
        </Heading>
        <p dir="auto" className="type-lead mt-6 max-w-[32rem] text-ink-2">
          {description}
          {detail && <span className="max-md:hidden lg:max-xl:hidden">{` ${detail}`}</span>}
        </p>
        <div dir="auto" className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
          <ButtonLink variant="signal" size="large" className="max-sm:w-full" {...opensTrial}>
            Start Free Trial
          </ButtonLink>
          <Button variant="outline" size="large" className="max-sm:w-full" {...opensDemo}>
            Schedule a Demo
          </Button>
          {explore && (
            <TextLink
              href={explore.href}
              arrow="down"
              className="text-[.9375rem] pointer-coarse:py-3 max-sm:mt-3"
            >
              {explore.label}
            </TextLink>
          )}
        </div>
        <ul dir="auto" className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-[.9375rem] font-medium">
          {tags.map((tag) => (
            <CheckItem key={tag}>{tag}</CheckItem>
          ))}
        </ul>
      </div>
      <ul className="hero-signs relative z-1 mt-auto flex flex-wrap gap-2.5 px-(--page-margin) pb-10 type-label max-md:hidden">
        {signs.map(({ icon, label }) => (
          <li
            key={label}
            dir="auto"
            className="flex items-center gap-2 rounded-chip bg-sunk px-2.5 py-1.5 text-ink-2 lg:bg-paper"
          >
            <Icon name={icon} className="size-3.5" />
            {label}
          </li>
        ))}
      </ul>
      <HeroMap {...map} image={image} />
    </section>
  );
}
