import { loadExerciseMessages } from "../../messages/index.ts";
import { Fetched, fetchedPart } from "../../parts/index.ts";
import { type Services, ServicesContext, type Workbench } from "../../store/index.ts";
import type { CommandContext, CommandPlace, TypedAhead } from "../commands/index.ts";
import type { Sharing } from "../share/index.ts";
import { withMessages } from "./with-messages.ts";

const RunTableDialog = fetchedPart(
  async () => (await withMessages(import("../../run-tables/index.ts"))).RunTableDialog,
);
const Palette = fetchedPart(async () => (await withMessages(import("../palette/index.ts"))).Palette);
const ShareDialog = fetchedPart(async () => (await withMessages(import("../share/index.ts"))).ShareDialog);
const Help = fetchedPart(async () => (await withMessages(import("../commands/help.tsx"))).Help);
const BreakpointsDialog = fetchedPart(
  async () => (await withMessages(import("../../breakpoints/dialog/index.ts"))).BreakpointsDialog,
);
const ExercisesDialog = fetchedPart(
  async () => (await withMessages(import("../../exercises/index.ts"), loadExerciseMessages)).ExercisesDialog,
);

interface DialogsProps {
  /** `help`, `palette`, `search`, `exercises`, `breakpoints`, `note`, or the id of a table of runs. */
  readonly dialog: string | undefined;
  readonly onClose: () => void;
  readonly context: CommandContext;
  readonly place: CommandPlace;
  readonly workbenches: readonly Workbench[];
  /** With the run that is stepped through. */
  readonly walked: Services;
  /** What was typed before the palette was here. */
  readonly typedAhead: TypedAhead;
  /** Whose tables of runs may be opened; undefined where no engine has the page. */
  readonly tablesOf: Workbench | undefined;
}

/** The dialog that is open. */
export function Dialogs({ dialog, onClose, context, place, workbenches, walked, typedAhead, tablesOf }: DialogsProps) {
  return (
    <Fetched onFailure={onClose}>
      <ServicesContext value={walked}>
        {dialog === "palette" || dialog === "search" ? (
          <Palette
            onClose={onClose}
            context={context}
            place={place}
            workbenches={workbenches}
            isOfRun={dialog === "search"}
            typedAhead={typedAhead}
          />
        ) : null}
        <PlainDialog dialog={dialog} place={place} onClose={onClose} onFiles={context.files} />
      </ServicesContext>
      {tablesOf?.tables
        .filter(({ table }) => dialog === table.id)
        .map((runs) => (
          <RunTableDialog key={runs.table.id} runs={runs} onClose={onClose} />
        ))}
    </Fetched>
  );
}

interface SharePlaceProps {
  /** Undefined: nothing is shared now. */
  readonly sharing: Sharing | undefined;
  readonly onClose: () => void;
}

/** The dialog that offers a link. */
export function SharePlace({ sharing, onClose }: SharePlaceProps) {
  return (
    <Fetched onFailure={onClose}>
      {sharing === undefined ? null : <ShareDialog {...sharing} onClose={onClose} />}
    </Fetched>
  );
}

interface PlainDialogProps {
  readonly dialog: string | undefined;
  readonly place: CommandPlace;
  readonly onClose: () => void;
  readonly onFiles: CommandContext["files"];
}

/** Help, or a dialog about the run that is stepped through. */
function PlainDialog({ dialog, place, onClose, onFiles }: PlainDialogProps) {
  if (dialog === "help") return <Help place={place} onClose={onClose} />;
  if (dialog === "exercises") return <ExercisesDialog onClose={onClose} />;
  if (dialog !== "breakpoints" && dialog !== "note") return null;
  return <BreakpointsDialog isNote={dialog === "note"} onClose={onClose} onFiles={onFiles} />;
}
