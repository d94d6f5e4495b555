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
      src={`/images/${name}.svg`}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={`bg-sunk object-cover ${className}`}
    />
  );
}
