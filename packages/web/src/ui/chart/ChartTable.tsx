import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

interface ChartTableProps {
  caption: string;
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The data as a table for screen readers. */
export function ChartTable({ caption, headers, rows }: ChartTableProps) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={headers[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
