import { translate } from "../messages/index.ts";

interface TableHeadProps {
  /** The message ids of the columns' titles. */
  readonly columns: readonly string[];
  readonly className?: string | undefined;
}

/** The head of a table whose columns have plain titles. */
export function TableHead({ columns, className }: TableHeadProps) {
  return (
    <thead className={className}>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {translate(column)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
