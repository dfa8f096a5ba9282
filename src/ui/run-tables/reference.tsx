import { useEffect, useState } from "react";
import type { ReferenceTable, RunTable } from "../../engine-kit/index.ts";
import type { Label } from "../../options/index.ts";
import { labelText, translate } from "../messages/index.ts";
import { useLinks, useWorkbench } from "../store/index.ts";
import { cellText } from "./sorting.ts";

interface ReferenceProps {
  readonly table: RunTable;
  /** A lesson is opened. */
  readonly onLeave: () => void;
}

/** The published figures of a table, with their source; nothing where it has none. */
export function Reference({ table, onLeave }: ReferenceProps) {
  const reference = useReference(table);
  if (reference === undefined) return null;
  const { id } = table;
  const title = translate(`${id}.reference.title`);
  const { groups, rows, subject } = reference;
  const columns = groups.flatMap((group) => group.columns.map((column) => keyOf(group, column)));
  return (
    <section className="run-table-reference" aria-label={title}>
      <h3>{title}</h3>
      <div className="runs-scroll" tabIndex={0} role="group" aria-label={title}>
        <table className="runs-table" aria-label={title}>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {labelText(subject)}
              </th>
              {groups.map(({ name, columns }) => (
                <th key={labelText(name)} scope="colgroup" colSpan={columns.length}>
                  {labelText(name)}
                </th>
              ))}
            </tr>
            <tr>
              {groups.flatMap((group) =>
                group.columns.map((column) => (
                  <th key={keyOf(group, column)} scope="col">
                    {labelText(column)}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  <RowName row={row} onLeave={onLeave} />
                </th>
                {columns.map((column, index) => (
                  <td key={column}>{cellText(row.cells[index] ?? "")}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="run-table-note">{translate(`${id}.reference.source`)}</p>
    </section>
  );
}

/** Undefined where there is none, and until it is here. */
function useReference(table: RunTable): ReferenceTable | undefined {
  const [reference, setReference] = useState<ReferenceTable>();
  useEffect(() => {
    let isLeft = false;
    table.reference?.().then(
      (fetched) => isLeft || setReference(fetched),
      // Without it one's own figures stand alone, as where nobody published any.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [table]);
  return reference;
}

function keyOf({ name }: ReferenceTable["groups"][number], column: Label): string {
  return `${labelText(name)} ${labelText(column)}`;
}

interface RowNameProps {
  readonly row: ReferenceTable["rows"][number];
  readonly onLeave: () => void;
}

/** The name of a row, as a link where there is a lesson on it. */
function RowName({ row: { name, lesson: id }, onLeave }: RowNameProps) {
  const links = useLinks();
  const lesson = useWorkbench().engine.lessons.find((each) => each.id === id);
  if (lesson === undefined) return name;
  return (
    <a href={links.ofLesson(lesson)} onClick={onLeave}>
      {name}
    </a>
  );
}
