import type { CompleteRun, RunTable } from "../../engines/index.ts";
import type { HeapPicture } from "../../trace/index.ts";
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
          return (
            <Pictures
              key={name}
              name={name}
              label={translate(`${table.id}.picturesOf`, { name })}
              pictures={pictures(run, translate)}
            />
          );
        })}
      </div>
    </>
  );
}

interface PicturesProps {
  readonly name: string;
  readonly label: string;
  readonly pictures: readonly HeapPicture[];
}

function Pictures({ name, label, pictures }: PicturesProps) {
  return (
    <section aria-label={label}>
      <h4>{name}</h4>
      {pictures.length === 0 ? (
        <p>{t("runs.noPictures")}</p>
      ) : (
        <HeapPanel label={label} view={{ kind: "heap", pictures }} selectedFact={undefined} onSelectFact={nothing} />
      )}
    </section>
  );
}

function nothing(): void {
  // What other runs made has no step to go to.
}
