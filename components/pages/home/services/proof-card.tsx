import { Icon } from '@/components/ui/icon/icon';
import type { ProofOfDelivery } from '@/content/schemas/home/sample-day';

const signature =
  'M4 46c14-30 24-42 27-36 4 9-22 38-14 39 7 1 14-22 21-22 6 0-4 19 3 19 8 0 9-17 17-17 6 0-3 15 4 15 9 0 9-22 20-22 7 0-8 22 1 22 10 0 15-30 27-31 8 0-12 28-2 29 12 1 26-14 50-18';

/** A proof of delivery, drawn: code, scans, place and signature. A picture as a whole. */
export function ProofCard({ proof }: { proof: ProofOfDelivery }) {
  return (
    <div
      role="img"
      aria-label={`Proof of delivery: ${proof.address}, ${proof.time}, signed by ${proof.signedBy}.`}
      className="my-auto w-full max-w-80 rounded-card rule border-line bg-surface p-5 shadow-3"
    >
      <div aria-hidden="true">
        <p className="flex justify-between gap-4 type-h4">
          {`${proof.title} `}
          <span className="type-label self-center text-ink-2">{proof.time}</span>
        </p>
        <p className="pb-3 text-[.9375rem] text-ink-2">{proof.address}</p>
        {proof.rows.map(({ icon, label, value }) => (
          <p
            key={label}
            className="flex items-center gap-2.5 rule-t border-line py-2.5 text-[.875rem]"
          >
            <Icon name={icon} className="size-4.5 text-madder" />
            {label}
            <span className="ml-auto type-label text-ink-2">{value}</span>
          </p>
        ))}
        <svg
          aria-hidden="true"
          viewBox="0 0 170 56"
          fill="none"
          stroke="var(--color-ink)"
          className="w-full rounded-control bg-sunk p-3"
          strokeWidth="2"
          strokeLinecap="round"
        >
          <path d={signature} />
        </svg>
        <p className="mt-2.5 text-[.875rem] font-medium">{`Signed by ${proof.signedBy}`}</p>
      </div>
    </div>
  );
}
