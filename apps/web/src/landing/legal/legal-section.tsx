import type { ReactNode } from 'react';

interface LegalSectionProps {
  /** Anchor; the links of the table of contents and of the footers point here. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export const LegalSection = ({ id, title, children }: LegalSectionProps) => (
  <section id={id} aria-labelledby={`${id}-titolo`}>
    <h2 id={`${id}-titolo`}>{title}</h2>
    {children}
  </section>
);

interface LegalTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly string[])[];
}

export const LegalTable = ({ caption, columns, rows }: LegalTableProps) => (
  <table>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={columns[index + 1]} data-column={columns[index + 1]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
