import './sheet-table.css';

interface TableHeadProps {
  /** Each title with the class that sets its column's width. */
  titles: readonly (readonly [title: string, column: string])[];
  /** Stands above the titles on each page. */
  running?: string | undefined;
}

/** Columns and titles of a table on paper. Widths stand on columns, since the first row may be one cell. */
export const TableHead = ({ titles, running }: TableHeadProps) => (
  <>
    <colgroup>
      {titles.map(([title, column]) => (
        <col key={title} className={column} />
      ))}
    </colgroup>
    <thead className="driver-sheet-titles">
      {running && (
        <tr>
          <th colSpan={titles.length} className="driver-sheet-running">
            {running}
          </th>
        </tr>
      )}
      <tr>
        {titles.map(([title]) => (
          <th key={title} scope="col" className="driver-sheet-title">
            {title}
          </th>
        ))}
      </tr>
    </thead>
  </>
);

export const scanTitle = ['Map', 'driver-sheet-col-scan'] as const;
