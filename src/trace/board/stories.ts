import type { Recording } from "../log/recording.ts";
import { NONE, type Seq } from "../log/step.ts";
import type { Instance, Made } from "./board-session.ts";
import { derivationOf } from "./derivations/derivation.ts";
import { isGrounded, sizeOf } from "./derivations/ways.ts";
import { Dictionary } from "./names/dictionary.ts";
import type { SectionBoard, Story, Words } from "./story.ts";
import type { Derivation, InstantiatedRule, Replay } from "./view-data.ts";

/** The stories of a recording’s sections: each step is worded by its own. */
export class Stories implements Words {
  readonly recording: Recording;
  /** In the order of the board’s sections. */
  readonly all: readonly Story[];
  /** It speaks before the first step and at the end. */
  readonly first: Story;
  readonly dictionary = new Dictionary(() => this.all.flatMap(({ names }) => names ?? []));
  readonly #names: readonly string[];
  /** The derivations that were requested last. */
  #ways: { readonly root: Seq; readonly n: number; readonly ways: readonly Instance[] } | undefined;

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

  name(long: string): string {
    return this.dictionary.name(long);
  }

  replay(seq: Seq, n: number): Replay | undefined {
    return this.of(seq)?.replay?.(seq, n);
  }

  /** Why the fact of a step holds, at most `limit` facts of it; `way`: which of {@link ways}, else as it was found. */
  why(seq: Seq, limit: number, way?: number, n?: number): Derivation | undefined {
    if (this.of(seq) === undefined) return undefined;
    const root = this.#rootOf(seq);
    const chosen = way === undefined ? undefined : this.ways(seq, n)[way];
    return derivationOf(
      root,
      limit,
      (fact) => (fact === root && chosen !== undefined ? chosen.premises : this.premisesOf(fact)),
      (fact) => ({ text: this.fact(fact), ...(fact === root && chosen !== undefined ? chosen : this.#instance(fact)) }),
    );
  }

  /**
   * The rules that conclude the fact of a step at position n, each a derivation with what its premises were found from: the
   * shortest first. The one by which it was found is always among them.
   */
  ways(seq: Seq, n = this.recording.length): readonly Instance[] {
    const root = this.#rootOf(seq);
    const known = this.#ways;
    if (known?.root === root && known.n === n) return known.ways;
    const premisesOf = (fact: Seq): readonly Seq[] => this.premisesOf(fact);
    const others = this.of(root)?.alternatives?.(root) ?? [];
    const there = others.filter(({ premises, by = NONE }) => by < n && premises.every((premise) => premise < n));
    const grounded = there.filter(({ premises }) => isGrounded(root, premises, premisesOf));
    const ways = [this.#instance(root), ...grounded]
      .map((way) => ({ way, size: sizeOf(way.premises, premisesOf) }))
      .sort((a, b) => a.size - b.size)
      .map(({ way }) => way);
    this.#ways = { root, n, ways };
    return ways;
  }

  #rootOf(seq: Seq): Seq {
    return this.of(seq)?.root?.(seq) ?? this.recording.steps.about(seq);
  }

  /** The rule by which a fact was found. */
  #instance(fact: Seq): Instance {
    const story = this.of(fact);
    return {
      rule: this.rule(fact),
      premises: this.premisesOf(fact),
      side: story?.side?.(fact) ?? [],
      statement: story?.statement?.(fact),
    };
  }

  /** The rule of a step with its premises filled in; undefined for the bookkeeping of an agenda. */
  instantiate(seq: Seq): InstantiatedRule | undefined {
    const story = this.of(seq);
    if (story?.instantiate !== undefined) return story.instantiate(seq);
    const shown = this.#shownBy(seq);
    if (story === undefined || shown === undefined) return undefined;
    const premises = this.premisesOf(shown).map((premise) => ({ text: this.fact(premise), fact: premise }));
    const from = story.sideStep?.(shown);
    const side = (story.side?.(shown) ?? []).map((text, index) => ({
      text,
      fact: undefined,
      ...(index === 0 && from !== undefined ? { step: from } : {}),
    }));
    return {
      name: story.rule(shown),
      premises: [...premises, ...side],
      conclusion: story.conclusion?.(shown) ?? story.fact(shown),
    };
  }

  /** The fact that a step made, by which rule and from what; undefined for bookkeeping. */
  made(seq: Seq): Made | undefined {
    const kind = this.recording.steps.kind(seq);
    if (kind !== "derive" && kind !== "refine") return undefined;
    const rule = this.instantiate(seq);
    if (rule === undefined || rule.name === "" || rule.conclusion === "") return undefined;
    const inFull = this.of(seq)?.inFull?.(seq);
    const made = { text: rule.conclusion, rule: rule.name, premises: this.premisesOf(seq) };
    return inFull === undefined ? made : { ...made, inFull };
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
