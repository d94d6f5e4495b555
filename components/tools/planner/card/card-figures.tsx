interface Figure {
  figure: string;
  /** Small beside it, such as 'mi'. */
  unit?: string;
  note: string;
}

export function CardFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-2.5 p-5">
      {figures.map(({ figure, unit, note }) => (
        <div key={note} className="flex flex-col-reverse justify-end">
          <dt className="type-label text-ink-2">{note}</dt>
          <dd className="type-h4">
            <span>{figure}</span>
            {unit && <span className="type-label text-ink-2">{` ${unit}`}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
