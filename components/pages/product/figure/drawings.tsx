import type { ReactNode } from 'react';
import type { ProductFigureContent } from '@/content/schemas/parts/product-figure';
import { detour, shortest, stops, vansLeft } from './measures';

interface Drawn {
  number: number;
  /** Those of it that stand out. */
  marked: number;
}

const body = 'h36a5 5 0 0 1 5 5v20a5 5 0 0 1-5 5h-36a5 5 0 0 1-5-5v-20a5 5 0 0 1 5-5z';

type Drawing = ProductFigureContent['drawing'];

/** What a figure is drawn as. */
export const drawings: Readonly<Record<Drawing, (drawn: Drawn) => ReactNode>> = {
  /** Twenty vans; those that are saved are outlines. */
  vans({ number }) {
    const parts = vansLeft(number, 20).map((part, at) => ({
      part,
      x: 7 + (at % 5) * 50,
      y: 10 + Math.floor(at / 5) * 50,
    }));
    const bodies = (all: typeof parts) => all.map(({ x, y }) => `M${x + 5} ${y}${body}`).join('');
    const wheels = parts.map(({ x, y }) => `M${x + 12} ${y + 33}h.1m22 0h.1`).join('');
    const cut = parts.find(({ part }) => part > 0 && part < 1);
    return (
      <>
        <path d={bodies(parts.filter(({ part }) => part < 1))} className="figure-before" />
        <path d={bodies(parts.filter(({ part }) => part === 1))} className="figure-full" />
        {cut && (
          <svg aria-hidden="true" x={cut.x} y={cut.y} width={46 * cut.part} height={30}>
            <path d={`M5 0${body}`} className="figure-full" />
          </svg>
        )}
        <path d={wheels} strokeWidth="9" />
      </>
    );
  },

  /** The cost of a parcel as a pile: what is saved is dotted, on three slabs that are left. */
  parcel({ number }) {
    const height = 152;
    const saved = (height * number) / 100;
    const slab = (height - saved) / 3;
    const layer = (top: number, deep: number) =>
      `M30 ${12 + top}l100 -10l100 10v${deep}l-100 36l-100-36z`;
    return (
      <>
        <path d={layer(0, saved)} className="figure-before" />
        {[0, 1, 2].map((at) => (
          <path
            key={at}
            d={layer(saved + at * slab, slab)}
            fill="var(--hue)"
            fillOpacity={0.45 + at * 0.25}
            strokeWidth="2"
          />
        ))}
      </>
    );
  },

  /** Two routes to the same stops, each as long as it costs. */
  detour: ({ number }) => (
    <>
      <path d={detour(number)} className="figure-before" />
      <path d={shortest} strokeWidth="5" />
      {stops.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="10" strokeWidth="5" className="figure-ground" />
      ))}
    </>
  ),

  /** A hundred promises, ten by ten; those that were not kept are open. */
  promises({ number }) {
    const places = Array.from(
      { length: 100 },
      (_, at) => [32 + (at % 10) * 21.5, 9 + Math.floor(at / 10) * 21.5] as const,
    );
    return (
      <>
        <path
          d={places
            .slice(0, number)
            .map(([x, y]) => `M${x} ${y}h.1`)
            .join('')}
          strokeWidth="17"
        />
        {places.slice(number).map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="6.5" />
        ))}
      </>
    );
  },

  /** As many stops as were given, below the five there are. */
  rating({ number }) {
    const places = [30, 80, 130, 180, 230];
    return (
      <>
        <path d="M30 64H230" className="figure-before" />
        <path d={`M30 148H${places[number - 1]}`} strokeWidth="5" />
        {places.map((x) => (
          <circle key={x} cx={x} cy="64" r="14" className="figure-before figure-ground" />
        ))}
        {places.slice(0, number).map((x) => (
          <circle key={x} cx={x} cy="148" r="19" className="figure-full" />
        ))}
      </>
    );
  },

  /** A phone, and a ray for each language; those that stand out are bright. */
  voices({ number, marked }) {
    const ray = (at: number) => {
      const angle = Math.PI * (1.06 - (1.12 * at) / (number - 1)) * -1;
      const end = (r: number) =>
        `${(130 + r * Math.cos(angle)).toFixed(1)} ${(140 + r * Math.sin(angle)).toFixed(1)}`;
      return `M${end(56)}L${end(at < marked ? 126 : 108)}`;
    };
    const rays = Array.from({ length: number }, (_, at) => ray(at));
    return (
      <>
        <path d={rays.slice(marked).join('')} strokeWidth="4" opacity="0.55" />
        <path d={rays.slice(0, marked).join('')} strokeWidth="4" />
        <rect
          x="105"
          y="112"
          width="50"
          height="82"
          rx="9"
          strokeWidth="5"
          className="figure-ground"
        />
      </>
    );
  },

  /** One message that reaches all around, in place of a wired unit. */
  message: () => (
    <>
      {[52, 78, 104].map((r) => (
        <circle key={r} cx="118" cy="106" r={r} strokeWidth="2.5" className="figure-before" />
      ))}
      <path
        d="M78 70h80a10 10 0 0 1 10 10v40a10 10 0 0 1-10 10h-54l-22 18v-18h-4a10 10 0 0 1-10-10v-40a10 10 0 0 1 10-10z"
        className="figure-full"
      />
      <path d="M86 92h64m-64 17h40" stroke="var(--color-band)" strokeWidth="6" />
      <path d="M214 160h36v30h-36zm18 0v-26m-18 41h-16m68 0" className="figure-before" />
    </>
  ),
};
