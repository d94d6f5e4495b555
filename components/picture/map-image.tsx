import { pictureAddress } from '@/lib/picture/pictures';

interface MapImageProps {
  /** Name of a drawn map in /images. */
  name: string;
  width: number;
  height: number;
  className: string;
}

/** A map inside a larger picture, whose label speaks for both. */
export function MapImage({ name, width, height, className }: MapImageProps) {
  return (
    <img
      src={pictureAddress(name, { width, height, use: 'background' })}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={`bg-sunk object-cover ${className}`}
    />
  );
}
