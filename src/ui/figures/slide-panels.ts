import { escaped } from "../../kernel/index.ts";
import { partOfSheet, type RuleSheet, type RuleText } from "../../trace/index.ts";
import { plainText } from "../messages/index.ts";
import { lightColors, svgOf } from "../shapes/index.ts";
import { printedTable } from "./handout.ts";
import type { StageFigures } from "./stage-figures.ts";

interface ChosenPanels {
  readonly panels: readonly string[];
  readonly rules: readonly string[] | undefined;
  readonly step: number;
}

/** Panels at a position as HTML: drawings in their colors, tables, rules. */
export async function slidePanels(figures: StageFigures, { panels, rules, step }: ChosenPanels): Promise<string> {
  const since = figures.since(step);
  const drawn: string[] = [];
  for (const panel of panels) {
    const sheet = figures.sheet(panel, step, since);
    const table = figures.table(panel, step, since);
    if (sheet !== undefined) drawn.push(ruleCards(rules === undefined ? sheet : partOfSheet(sheet, rules)));
    else if (table !== undefined) drawn.push(printedTable(figures.nameOfPanel(panel), table));
    else {
      const figure = await figures.figure(panel, step, since);
      if (figure !== undefined) drawn.push(`<figure>${svgOf(figure, lightColors)}</figure>`);
    }
  }
  return drawn.join("\n");
}

/** Each rule as in the paper, and below it what it is at the position. */
function ruleCards({ groups }: RuleSheet): string {
  const cards = groups.flatMap((group) => group.cards);
  return cards
    .map(({ name, formulas }) => {
      const lines = formulas.map(({ schema, instance }) => ruleLines(schema) + (instance ? ruleLines(instance) : ""));
      return `<section class="card"><h3>${escaped(plainText(name))}</h3>${lines.join("")}</section>`;
    })
    .join("\n");
}

function ruleLines({ premises, conclusion }: RuleText): string {
  const above = premises.map(({ text }) => `<span>${escaped(text)}</span>`).join("");
  const line = above === "" ? "" : `<div class="premises">${above}</div>`;
  return `<div class="rule">${line}<div>${escaped(conclusion)}</div></div>`;
}
