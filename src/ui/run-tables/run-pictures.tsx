import type { CompleteRun, RunTable } from "../../engine-kit/index.ts";
import { labelText, t, translate } from "../messages/index.ts";
import { HeapPanel } from "../panels/index.ts";

interface RunPicturesProps {
  readonly table: RunTable;
  readonly runs: readonly CompleteRun[];
}

/** The drawings that belong to the runs; nothing where the table has none. */
export function RunPictures({ table, runs }: RunPicturesProps) {
  const { pictures } = table;
  if (pictures === undefined) return null;
  return (
    <>
      <h3>{translate(`${table.id}.pictures`)}</h3>
      <div className="run-pictures">
        {runs.map((run) => {
          const name = labelText(table.nameOf?.(run) ?? run.name);
          const label = translate(`${table.id}.picturesOf`, { name });
          const view = { kind: "heap", pictures: pictures(run, translate) } as const;
          return (
            <section key={name} aria-label={label}>
              <h4>{name}</h4>
              {view.pictures.length === 0 ? (
                <p>{t("runs.noPictures")}</p>
              ) : (
                <HeapPanel label={label} view={view} selectedFact={undefined} onSelectFact={nothing} />
              )}
            </section>
          );
        })}
      </div>
    </>
  );
}

function nothing(): void {
  // What other runs made has no step to go to.
}
