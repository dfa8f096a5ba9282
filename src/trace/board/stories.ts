import type { Recording } from "../log/recording.ts";
import type { Seq } from "../log/step.ts";
import { derivationOf } from "./derivation.ts";
import type { SectionBoard, Story, Words } from "./story.ts";
import type { Derivation, InstantiatedRule, Replay } from "./view-data.ts";

/** The stories of a recording’s sections: each step is worded by its own. */
export class Stories implements Words {
  readonly recording: Recording;
  /** In the order of the board’s sections. */
  readonly all: readonly Story[];
  /** It speaks before the first step and at the end. */
  readonly first: Story;
  readonly #names: readonly string[];

  constructor(recording: Recording, sections: readonly [SectionBoard, ...SectionBoard[]]) {
    const open = (section: SectionBoard): Story => section.tell(recording.section(section.section), this);
    const [first, ...others] = sections;
    this.recording = recording;
    this.first = open(first);
    this.all = [this.first, ...others.map(open)];
    this.#names = sections.map(({ section }) => section);
  }

  /** The place of the section that a step belongs to; -1 where the board shows none, or there is no such step. */
  placeOf(seq: Seq): number {
    const { sections, steps } = this.recording;
    if (!(seq >= 0 && seq < steps.length)) return -1;
    return this.#names.indexOf(sections[steps.section(seq)]?.name ?? "");
  }

  of(seq: Seq): Story | undefined {
    return this.all[this.placeOf(seq)];
  }

  fact(seq: Seq): string {
    return this.of(seq)?.fact(seq) ?? "?";
  }

  rule(seq: Seq): string {
    return this.of(seq)?.rule(seq) ?? "";
  }

  replay(seq: Seq): Replay | undefined {
    return this.of(seq)?.replay?.(seq);
  }

  /** Why the fact of a step holds, at most `limit` facts of it. */
  why(seq: Seq, limit: number): Derivation | undefined {
    const story = this.of(seq);
    if (story === undefined) return undefined;
    return derivationOf(
      story.root?.(seq) ?? this.recording.steps.about(seq),
      limit,
      (fact) => this.premisesOf(fact),
      (fact) => ({
        text: this.fact(fact),
        rule: this.rule(fact),
        side: this.of(fact)?.side?.(fact) ?? [],
        statement: this.of(fact)?.statement?.(fact),
      }),
    );
  }

  /** The rule of a step with its premises filled in; undefined for the bookkeeping of an agenda. */
  instantiate(seq: Seq): InstantiatedRule | undefined {
    const story = this.of(seq);
    if (story?.instantiate !== undefined) return story.instantiate(seq);
    const shown = this.#shownBy(seq);
    if (story === undefined || shown === undefined) return undefined;
    const premises = this.premisesOf(shown).map((premise) => ({ text: this.fact(premise), fact: premise }));
    const side = (story.side?.(shown) ?? []).map((text) => ({ text, fact: undefined }));
    return {
      name: story.rule(shown),
      premises: [...premises, ...side],
      conclusion: story.conclusion?.(shown) ?? story.fact(shown),
    };
  }

  /** Message id of the name of the rule that `instantiate` shows. */
  ruleShown(seq: Seq): string | undefined {
    const story = this.of(seq);
    if (story?.instantiate !== undefined) return story.instantiate(seq)?.name;
    const shown = this.#shownBy(seq);
    return shown === undefined ? undefined : story?.rule(shown);
  }

  /** The step whose rule, premises and conclusion are shown for a step. */
  #shownBy(seq: Seq): Seq | undefined {
    const story = this.of(seq);
    if (story === undefined) return undefined;
    if (story.instance !== undefined) return story.instance(seq);
    const { steps } = this.recording;
    const kind = steps.kind(seq);
    return kind === "take" || kind === "put" ? undefined : steps.about(seq);
  }

  /** The facts that a fact rests on. */
  premisesOf(seq: Seq): readonly Seq[] {
    return this.of(seq)?.premises?.(seq) ?? this.recording.steps.premises(seq);
  }
}
