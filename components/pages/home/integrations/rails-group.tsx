import { PlusSign } from '@/components/ui/icon/plus-sign';
import { TextLink } from '@/components/ui/link/link';
import type { IntegrationGroup } from '@/content/home/integration-groups';
import type { RoutePath } from '@/lib/routes';

interface RailsGroupProps {
  /** Shared by the items of the accordion: opening one closes the others. */
  name: string;
  group: IntegrationGroup;
  open: boolean;
  browse: { label: string; href: RoutePath };
}

/** An item of the accordion: the platform opens it, shuts the others and needs no script. */
export function RailsGroup({ name, group, open, browse }: RailsGroupProps) {
  return (
    <details name={name} open={open} className="rails-group">
      <summary className="flex min-h-[4.25rem] items-center justify-between gap-4 py-2">
        <h3 className="min-w-0 type-h5">{group.title}</h3>
        <PlusSign className="rails-sign" />
      </summary>
      <p className="type-small max-w-[28rem] text-ink-2">{group.text}</p>
      <TextLink href={browse.href} className="mt-2.5 mb-5 text-[.9375rem]">
        {browse.label}
        <span className="sr-only">: {group.title}</span>
      </TextLink>
    </details>
  );
}
