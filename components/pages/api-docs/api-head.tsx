import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import type { ApiPage } from '@/content/schemas/api-page';
import type { Crumb } from '@/lib/json-ld';

interface ApiHeadProps extends Pick<ApiPage, 'title' | 'lead' | 'figures'> {
  trail: readonly Crumb[];
}

/** What the API is, beside the figures that the company states about it. */
export const ApiHead = ({ trail, title, lead, figures }: ApiHeadProps) => (
  <div className="frame grid items-end gap-x-6 gap-y-8 pt-8 pb-10 lg:grid-cols-2">
    <Breadcrumb trail={trail} className="col-span-full" />
    <div>
      <h1 className="type-h1">{title}</h1>
      <p className="max-w-[32rem] mt-5 type-lead text-ink-2">{lead}</p>
    </div>
    <dl className="flex flex-wrap justify-between gap-x-6 rule-t-bold border-ink">
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end pt-4 pb-0.5">
          <dt className="leading-tight text-ink-2 text-[.9375rem]">{label}</dt>
          <dd className="type-h3">{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);
