import { ButtonLink } from '@/components/ui/button/button';
import type { SupportPage } from '@/content/schemas/help';

/** The list without articles: a line that breaks off before its stop, and whom to ask. */
export const EmptyLibrary = ({ title, text, contact }: SupportPage['empty']) => (
  <div className="pt-10">
    <h3 className="type-h3">{title}</h3>
    <svg
      aria-hidden="true"
      width="100%"
      height="44"
      overflow="visible"
      fill="none"
      strokeWidth="5"
      className="mt-4 mb-6"
      style={{ scale: 'var(--forward) 1' }}
    >
      <path d="M-2000 22H0" stroke="var(--color-cobalt)" />
      <line x2="39%" y1="22" y2="22" stroke="var(--color-cobalt)" />
      <line
        x1="42%"
        x2="96%"
        y1="22"
        y2="22"
        stroke="var(--color-edge)"
        strokeDasharray="0 10"
        strokeLinecap="round"
      />
      <circle cx="39%" cy="22" r="17" fill="var(--color-ink)" />
      <svg x="39%" y="22" overflow="visible" role="presentation">
        <path d="M-6-7 9 0-6 7-2 0z" fill="var(--color-paper)" />
      </svg>
      <svg x="100%" y="22" overflow="visible" role="presentation">
        <circle cx="-16" r="13.5" fill="var(--color-paper)" stroke="var(--color-edge)" />
      </svg>
    </svg>
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
      <p className="max-w-144 type-lead text-ink-2">{text}</p>
      <ButtonLink variant="ink" size="large" href={contact.href}>
        {contact.label}
      </ButtonLink>
    </div>
  </div>
);
