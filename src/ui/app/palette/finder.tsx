import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { Entry, EntryGroup } from "./entry.ts";

interface FinderProps {
  readonly label: string;
  readonly hint: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly groups: readonly EntryGroup[];
  /** Nothing fits: none of the entries is chosen until the reader goes to one. */
  readonly isSuggesting: boolean;
  /** What stands over the groups where nothing was found. */
  readonly notice: string;
  /** How far the search is. */
  readonly status: string;
  readonly onChoose: (entry: Entry) => void;
  /** Enter; `entry` is the one that the reader went to, undefined where none was. */
  readonly onEnter: (entry: Entry | undefined) => void;
}

/** A field with lists of what fits what is typed. Arrows go through the lists; the first entry is chosen until they do. */
export function Finder({ label, hint, search, onSearch, groups, isSuggesting, ...props }: FinderProps) {
  const { notice, status, onChoose, onEnter } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // The entry that the reader went to: what comes later may stand above it, and does not change it.
  const [gone, goTo] = useState<{ readonly search: string; readonly id: string }>();
  const entries = groups.flatMap((group) => group.entries);
  const index = gone?.search === search ? entries.findIndex((entry) => entry.id === gone.id) : -1;
  const at = index < 0 && !isSuggesting ? 0 : index;
  const active = entries[at];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is active
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView?.({ block: "nearest" });
  }, [active?.id]);
  const move = (way: 1 | -1): void => {
    const next = entries.at(way > 0 ? (at + 1) % Math.max(1, entries.length) : Math.max(-1, at - 1));
    if (next !== undefined) goTo({ search, id: next.id });
  };
  const press = (event: KeyboardEvent): void => {
    // Enter may end what an input method composes.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") onEnter(index < 0 ? undefined : active);
    else if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        className="palette-field"
        role="combobox"
        aria-label={label}
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active === undefined ? undefined : `${id}-${active.id}`}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder={hint}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={press}
      />
      {notice === "" ? null : <p className="palette-notice">{notice}</p>}
      <div ref={list} id={`${id}-list`} className="palette-list" role="listbox" aria-label={label}>
        {groups.map(({ heading, entries: own }) => (
          <div key={heading} role="group" aria-label={heading}>
            <div className="palette-heading" aria-hidden="true">
              {heading}
            </div>
            {own.map((entry) => (
              <Option
                key={entry.id}
                id={`${id}-${entry.id}`}
                entry={entry}
                isActive={entry === active}
                onChoose={() => onChoose(entry)}
              />
            ))}
          </div>
        ))}
      </div>
      <p className="palette-status" role="status">
        {status}
      </p>
    </>
  );
}

interface OptionProps {
  readonly id: string;
  readonly entry: Entry;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

function Option({ id, entry, isActive, onChoose }: OptionProps) {
  return (
    // The keys of the list are those of the field.
    <div
      id={id}
      className="palette-item"
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={onChoose}
      onKeyDown={undefined}
    >
      {entry.isCode === true ? <code>{entry.title}</code> : entry.title}
      {entry.detail === undefined ? null : <small>{entry.detail}</small>}
      {entry.keyCap === undefined ? null : <kbd>{entry.keyCap}</kbd>}
    </div>
  );
}
