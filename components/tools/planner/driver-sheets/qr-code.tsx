import { encode } from 'uqr';

/** A text as a QR code, for a phone that scans paper. Decorative: the text stands beside it as a link. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 0 });
  const path = data.flatMap((row, y) =>
    Array.from(
      row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
      ({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`,
    ),
  );
  return (
    <svg className="driver-sheet-qr" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path d={path.join('')} />
    </svg>
  );
}
