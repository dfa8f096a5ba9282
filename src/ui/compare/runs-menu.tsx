import { ChevronDown } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { MAX_COMPARED, translatedLesson } from "../../engine-kit/index.ts";
import type { GivenOptions } from "../../options/index.ts";
import { labelText, t } from "../messages/index.ts";
import { type ComparedEngine, type CompareLink, presetOptions } from "../store/index.ts";
import { lessonOf, optionsOf, writeRuns } from "./comparison.ts";

interface RunsMenuProps {
  readonly link: CompareLink;
  readonly compared: ComparedEngine;
  /** Shows these runs. */
  readonly onRuns: (runs: readonly string[]) => void;
}

/** The runs that the lesson and the engine offer: those that are shown are ticked, two at least and four at most. */
export function RunsMenu({ link, compared, onRuns }: RunsMenuProps) {
  const shown = writeRuns(optionsOf(link, compared), link, compared);
  const offered = offeredRuns(link, compared);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="menu-button runs-button" title={t("compare.runsHint")}>
        <span>{t("compare.runs")}</span>
        <ChevronDown size={15} aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={6}>
          {offered.map(({ run, name }) => {
            const isShown = shown.includes(run);
            const isFixed = isShown ? shown.length <= 2 : shown.length >= MAX_COMPARED;
            return (
              <DropdownMenu.CheckboxItem
                key={run}
                className="menu-item is-choice"
                checked={isShown}
                disabled={isFixed}
                onCheckedChange={() => onRuns(isShown ? shown.filter((each) => each !== run) : [...shown, run])}
                // Several are chosen one after the other.
                onSelect={(event) => event.preventDefault()}
              >
                <DropdownMenu.ItemIndicator className="menu-check">✓</DropdownMenu.ItemIndicator>
                {name}
              </DropdownMenu.CheckboxItem>
            );
          })}
          <DropdownMenu.Separator className="menu-line" />
          {pairsOf(offered).map(([first, second]) => (
            <DropdownMenu.Item
              key={`${first.run},${second.run}`}
              className="menu-item"
              onSelect={() => onRuns([first.run, second.run])}
            >
              {t("compare.pair", { first: first.name, second: second.name })}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** A run that can be chosen. */
interface OfferedRun {
  /** As a link writes it. */
  readonly run: string;
  readonly name: string;
}

/** The presets of the lesson, and after them what the engine offers for every program, each once. */
function offeredRuns(link: CompareLink, compared: ComparedEngine): readonly OfferedRun[] {
  const { engine, comparison } = compared;
  const lesson = lessonOf(link, compared);
  const base = presetOptions(engine, lesson);
  const written = (options: GivenOptions): string => comparison.write({ ...base, ...options }, base);
  const all = [
    ...(lesson === undefined ? [] : translatedLesson(lesson).presets).map(({ label }, index) => ({
      run: written(presetOptions(engine, lesson, index)),
      name: label,
    })),
    ...(comparison.presets ?? []).map(({ label, options }) => ({ run: written(options), name: labelText(label) })),
  ];
  const first = new Map(all.toReversed().map(({ run, name }) => [run, { run, name }]));
  return [...new Set(all.map(({ run }) => run))].flatMap((run) => first.get(run) ?? []);
}

/** The first run beside each of the others: what one usually asks for. */
function pairsOf([first, ...others]: readonly OfferedRun[]): readonly (readonly [OfferedRun, OfferedRun])[] {
  return first === undefined ? [] : others.map((other) => [first, other] as const);
}
