import { BrandIcon } from '@/components/ui/icon/brand-icon';
import { MailLink } from '@/components/ui/link/mail-link';
import { site } from '@/content/site';

const { phone, email, stores } = site;

const contact =
  'flex w-fit min-h-10 items-center type-h4 hover:underline pointer-coarse:min-h-11 [overflow-wrap:anywhere]';

export function FooterContact() {
  return (
    <div className="@max-[64rem]:col-span-full">
      <h2 className="mb-2.5 type-h5">Talk to us</h2>
      <a href={phone.href} className={contact}>
        {phone.label}
      </a>
      <MailLink address={email} className={contact} />
      {stores.length > 0 && (
        <ul className="mt-5 flex flex-wrap gap-2.5">
          {stores.map(({ id, lead, name, href }) => (
            <li key={id}>
              <a
                href={href}
                className="flex items-center gap-3 rounded-small rule border-edge px-4 py-2 leading-tight font-semibold hover:bg-sunk"
              >
                <BrandIcon brand={id} className="size-6" />
                <span className="text-[.9375rem]">
                  <span className="block text-[.8125rem] font-normal text-ink-2">{lead}</span>{' '}
                  {name}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
