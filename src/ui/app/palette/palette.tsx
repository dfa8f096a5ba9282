import { Dialog } from "radix-ui";
import { useEffect, useState } from "react";
import { nearest, rank } from "../../finding/index.ts";
import { t } from "../../messages/index.ts";
import { useStepNumbers, useWorkbench, type Workbench } from "../../store/index.ts";
import type { CommandContext, CommandPlace, TypedAhead } from "../commands/index.ts";
import { type Arranged, arrange, namesOf } from "./arrange.ts";
import { type Entry, type EntryGroup, headings } from "./entry.ts";
import { Finder } from "./finder.tsx";
import { runEntries, sampleEntries } from "./run-entries.ts";
import { MAX_SEARCHED } from "./search-run.ts";
import { isSettled } from "./settled.ts";
import { usePageEntries } from "./use-page-entries.ts";
import { type SearchOfRun, useSearch } from "./use-search.ts";
import "./palette.css";

interface PaletteProps {
  readonly onClose: () => void;
  readonly context: CommandContext;
  readonly place: CommandPlace;
  /** One for each engine, in their order. */
  readonly workbenches: readonly Workbench[];
  /** Only facts and steps of the run are looked for. */
  readonly isOfRun?: boolean;
  /** What was typed before this was here. */
  readonly typedAhead: TypedAhead;
}

/** Every fact and step of the run, everything one can do, and every lesson, page and option, by its name. */
export function Palette({ onClose, context, place, workbenches, isOfRun = false, typedAhead }: PaletteProps) {
  const workbench = useWorkbench();
  const [search, setSearch] = useState("");
  const found = useSearch(search, place.isStepping);
  const ofPage = usePageEntries(context, place, workbenches);
  const { first, groups, isSuggesting } = useAnswer(search, found, isOfRun ? noEntries : ofPage, place.isStepping);
  const choose = (entry: Entry): void => {
    onClose();
    entry.run();
  };
  const enter = useEnter(search, isSettled(first, found), isSuggesting ? undefined : first?.entries[0], choose);
  useEffect(() => {
    const { text, isEntered } = typedAhead.take();
    setSearch(text);
    if (isEntered) enter(text);
  }, [typedAhead, enter]);
  const label = t(isOfRun ? "palette.search" : "palette.label");
  const isMissing = isSuggesting && search.trim() !== "";
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="palette" aria-describedby={undefined}>
          <Dialog.Title className="hidden-visually">{label}</Dialog.Title>
          <Finder
            label={label}
            hint={t(isOfRun ? "palette.searchHint" : "palette.placeholder")}
            search={search}
            onSearch={setSearch}
            groups={groups}
            isSuggesting={isSuggesting}
            notice={isMissing ? t(found.isComplete ? "palette.none" : "palette.wait", { search: search.trim() }) : ""}
            status={statusOf(found, workbench.length)}
            onChoose={choose}
            onEnter={(entry) => (entry === undefined ? enter(search) : choose(entry))}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const noEntries: readonly Entry[] = [];

interface Answer {
  /** What fits best. */
  readonly first: Arranged | undefined;
  /** What fits, or what is offered where nothing does. */
  readonly groups: readonly EntryGroup[];
  /** Nothing fits, or nothing but similar names. */
  readonly isSuggesting: boolean;
}

/** What there is for a search among entries of the page, and in the run where one is stepped through. */
function useAnswer(search: string, found: SearchOfRun, ofPage: readonly Entry[], isStepping: boolean): Answer {
  const workbench = useWorkbench();
  const steps = useStepNumbers();
  const isSearching = search.trim() !== "";
  const ofRun = isStepping && isSearching ? runEntries(workbench, steps, search, found) : noEntries;
  const arranged = arrange([...ofRun, ...ofPage], search);
  const [first] = arranged;
  if (first !== undefined) {
    const groups = arranged.map((group) => ({ heading: headingOf(group, found), entries: group.entries }));
    return { first, groups, isSuggesting: isSearching && first.rank === rank.similar };
  }
  const near = found.isComplete ? nearest(ofPage, search, namesOf) : noEntries;
  const samples = isStepping ? sampleEntries(workbench, steps) : ofPage.slice(0, SAMPLES);
  const groups = [
    { heading: t("palette.near"), entries: near },
    { heading: t("palette.samples"), entries: samples },
  ];
  return { first, groups: groups.filter(({ entries }) => entries.length > 0), isSuggesting: true };
}

/** So many entries show what can be looked for. */
const SAMPLES = 5;

/** Enter leads to what stands first; it waits until that is certain, and is forgotten when something else is typed. */
function useEnter(
  search: string,
  isCertain: boolean,
  first: Entry | undefined,
  choose: (entry: Entry) => void,
): (search: string) => void {
  const [entered, setEntered] = useState<string>();
  useEffect(() => {
    if (entered === undefined || entered !== search || !isCertain) return;
    setEntered(undefined);
    if (first !== undefined) choose(first);
  });
  return setEntered;
}

function headingOf({ group, entries }: Arranged, found: SearchOfRun): string {
  const heading = t(headings[group]);
  if (group !== "facts" && group !== "titles") return heading;
  const [shown, count] = [entries.length, group === "facts" ? found.factCount : found.stepCount];
  const isWhole = found.isOver && found.searched < MAX_SEARCHED;
  if (shown >= count && isWhole) return heading;
  return `${heading}: ${t(isWhole ? "palette.shownOf" : "palette.shownMore", { shown, count })}`;
}

function statusOf({ searched, isOver }: SearchOfRun, length: number): string {
  if (!isOver) return t("palette.searching", { searched, length });
  return searched >= MAX_SEARCHED && searched < length ? t("palette.cut", { searched, length }) : "";
}
