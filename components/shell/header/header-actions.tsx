import { Button, ButtonLink } from '@/components/ui/button/button';
import { opensDemo } from '@/components/ui/button/opens-demo';
import { opensTrial } from '@/components/ui/button/opens-trial';
import { Icon } from '@/components/ui/icon/icon';
import { SearchButton } from './search-button';

/** The header's right end. The button of the mobile menu stands at desktop width too where scripts do not run. */
export function HeaderActions() {
  return (
    <div className="flex items-center gap-2">
      <SearchButton />
      <a
        href={`${process.env.NEXT_PUBLIC_APP_URL}/login`}
        className="header-sign-in ms-2 inline-flex min-h-11 items-center text-[.9375rem] font-semibold whitespace-nowrap hover:underline @max-[64rem]:hidden"
      >
        Sign In
      </a>
      <Button
        variant="outline"
        size="small"
        {...opensDemo}
        className="whitespace-nowrap @max-[77rem]:hidden"
      >
        Schedule a Demo
      </Button>
      <ButtonLink
        variant="signal"
        size="small"
        {...opensTrial}
        className="header-trial whitespace-nowrap @max-[28rem]:hidden"
      >
        Start Free Trial
      </ButtonLink>
      <button
        type="button"
        command="show-modal"
        commandfor="site-menu"
        aria-label="Menu"
        aria-haspopup="dialog"
        className="-me-2.5 grid size-11 place-items-center rounded-small hover:bg-sunk @min-[64rem]:not-noscript:hidden"
      >
        <Icon name="menu" className="size-6" />
      </button>
    </div>
  );
}
