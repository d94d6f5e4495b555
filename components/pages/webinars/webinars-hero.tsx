import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import type { Crumb } from '@/lib/json-ld';

interface WebinarsHeroProps {
  trail: readonly Crumb[];
  title: string;
  text: string;
}

/** The head of the page while a webinar is planned. */
export function WebinarsHero({ trail, title, text }: WebinarsHeroProps) {
  return (
    <header className="frame pt-8 pb-14 lg:pt-14 lg:pb-20">
      <Breadcrumb trail={trail} />
      <h1 className="mt-8 type-display">{title}</h1>
      <p className="max-w-120 mt-4 type-lead text-ink-2">{text}</p>
    </header>
  );
}
