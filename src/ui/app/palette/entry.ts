import type { Rank } from "../../finding/index.ts";
import type { MessageId } from "../../messages/index.ts";

/** The lists of the palette, in the order in which they stand where they fit equally well. */
export const groups = ["go", "facts", "commands", "pages", "options", "lessons", "titles", "themes"] as const;

export type Group = (typeof groups)[number];

export const headings: Readonly<Record<Group, MessageId>> = {
  go: "palette.go",
  facts: "palette.facts",
  commands: "palette.steps",
  pages: "palette.pages",
  options: "palette.options",
  lessons: "palette.examples",
  titles: "palette.titles",
  themes: "shell.theme",
};

/** Something that the palette offers. */
export interface Entry {
  /** Of no other entry. */
  readonly id: string;
  readonly group: Group;
  readonly title: string;
  /** The title is a fact, or a step, as the run writes it. */
  readonly isCode?: boolean;
  /** What stands behind the title. */
  readonly detail?: string | undefined;
  /** The key that does the same, as printed on it. */
  readonly keyCap?: string | undefined;
  /** What it can be called, the title left out. */
  readonly names: readonly string[];
  /** How it fits the search, where that was found out already. */
  readonly rank?: Rank;
  readonly run: () => void;
}

/** A list of the palette. */
export interface EntryGroup {
  readonly heading: string;
  readonly entries: readonly Entry[];
}
