import { Button, ButtonLink } from '@/components/ui/button/button';
import { opensDemo } from '@/components/ui/button/opens-demo';
import { Icon } from '@/components/ui/icon/icon';
import { TextLink } from '@/components/ui/link/link';
import type { HeroContent } from '@/content/home/types';

export interface HeroTextProps {
  id: string;
  content: HeroContent;
  /** Shows the link to the product's sections. */
  showExplore: boolean;
}

/** Heading, lead, actions and promises of a hero. */
export function HeroText({ id, content, showExplore }: HeroTextProps) {
  const { heading, description, detail, tags, explore } = content;
  return (
    <>
      <h1 id={id} className="hero-title type-display">
        {heading}
      </h1>
      <p className="type-lead mt-6 max-w-[32rem] text-ink-2">
        {description}
        {detail && <span className="max-md:hidden lg:max-xl:hidden">{` ${detail}`}</span>}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <ButtonLink
          look="signal"
          size="large"
          className="max-sm:w-full"
          href={`${process.env.NEXT_PUBLIC_APP_URL}/signup`}
          target="_blank"
          rel="noopener"
        >
          Start Free Trial
          <Icon name="arrow-up-right" className="size-4 sm:hidden" />
        </ButtonLink>
        <Button look="outline" size="large" className="max-sm:w-full" {...opensDemo}>
          Schedule a Demo
        </Button>
        {showExplore && explore && (
          <TextLink
            href={explore.href}
            arrow="down"
            className="text-[.9375rem] pointer-coarse:py-3 max-sm:mt-3"
          >
            {explore.label}
          </TextLink>
        )}
      </div>
      <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-[.9375rem] font-medium">
        {tags.map((tag) => (
          <li key={tag} className="flex items-center gap-2">
            <Icon name="check" className="size-4 text-teal" />
            {tag}
          </li>
        ))}
      </ul>
    </>
  );
}
