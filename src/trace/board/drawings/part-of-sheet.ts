import type { RuleGroup, RuleSheet } from "./rule-sheet.ts";

/** The names of everything on a sheet: of its groups, the last word of their titles, and of its cards. */
export function namesOnSheet({ groups }: RuleSheet): readonly string[] {
  return groups.flatMap((group) => [nameOf(group), ...group.cards.map(({ id }) => id)]);
}

/** The groups and cards of a sheet that are named. */
export function partOfSheet(sheet: RuleSheet, names: readonly string[]): RuleSheet {
  const groups = sheet.groups.map((group) =>
    names.includes(nameOf(group)) ? group : { ...group, cards: group.cards.filter(({ id }) => names.includes(id)) },
  );
  return { ...sheet, groups: groups.filter(({ cards }) => cards.length > 0) };
}

function nameOf({ title }: RuleGroup): string {
  return title.slice(title.lastIndexOf(".") + 1);
}
