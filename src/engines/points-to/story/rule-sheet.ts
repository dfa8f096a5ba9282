import type { IntColumn } from "../../../kernel/index.ts";
import {
  engineWords,
  type RuleCard,
  type RuleGroup,
  type RuleSheet,
  type RuleText,
  type Seq,
  type SheetFormula,
} from "../../../trace/index.ts";
import { comparedSelectors, parseSelector, selectorName, subscript } from "../algorithm/context/index.ts";
import { premisesOf, sideConditions } from "./reasons.ts";
import type { PointsToRun } from "./run.ts";
import { factKinds } from "./vocabulary.ts";
import { factText } from "./wording.ts";

/** Steps in ascending order. */
type Steps = Pick<IntColumn, "lowerBound" | "at">;

const { message } = engineWords("points-to");

/** The most members of a domain that are named. */
const MAX_MEMBERS = 6;

/** Fig. 2.2 of the thesis chapter in the notation of Lecture II: premises and conclusions. */
const schemata = {
  new: { premises: ["c:m ∈ RM", "i: x = new T() in m"], conclusion: "c:oᵢ ∈ pt(c:x)" },
  assign: { premises: ["x = y", "c′:oᵢ ∈ pt(c:y)"], conclusion: "c′:oᵢ ∈ pt(c:x)" },
  store: {
    premises: ["x.f = y", "c′:oᵢ ∈ pt(c:x)", "c″:oⱼ ∈ pt(c:y)"],
    conclusion: "c″:oⱼ ∈ pt(c′:oᵢ.f)",
  },
  load: {
    premises: ["y = x.f", "c′:oᵢ ∈ pt(c:x)", "c″:oⱼ ∈ pt(c′:oᵢ.f)"],
    conclusion: "c″:oⱼ ∈ pt(c:y)",
  },
  call: {
    premises: [
      "l: r = x.k(a₁, …, aₙ)",
      "c′:oᵢ ∈ pt(c:x)",
      "m = Dispatch(oᵢ, k)",
      "cᵗ = Select(c, l, c′:oᵢ)",
      "c″:oᵤ ∈ pt(c:aⱼ), 1 ≤ j ≤ n",
      "c‴:oᵥ ∈ pt(cᵗ:mᵣₑₜ)",
    ],
    conclusion: "c′:oᵢ ∈ pt(cᵗ:mₜₕᵢₛ), c″:oᵤ ∈ pt(cᵗ:mₚⱼ), c‴:oᵥ ∈ pt(c:r)",
  },
} as const;

/** The rules of the slides: what {@link PointsToRun.uses} finds instances of. */
type SlideRule = keyof typeof schemata;

/** The rules, the selectors and the domains, each with its latest instance at position n. */
export function ruleSheet(run: PointsToRun, n: number, since: number): RuleSheet {
  return {
    kind: "rules",
    groups: [
      group(
        "rules",
        (Object.keys(schemata) as SlideRule[]).map((rule) => ruleCard(run, rule, n, since)),
      ),
      group("selectors", selectorCards(run, n)),
      group("domains", domainCards(run, n)),
    ],
  };
}

function group(id: string, cards: readonly RuleCard[]): RuleGroup {
  return { title: `points-to.cards.${id}`, cards };
}

function ruleCard(run: PointsToRun, rule: SlideRule, n: number, since: number): RuleCard {
  const { premises, conclusion } = schemata[rule];
  const schema = run.hasContexts ? { premises, conclusion } : withoutContexts(premises, conclusion);
  const step = latest(run.uses(rule), n);
  return {
    id: rule,
    name: message(`rule.${rule}`),
    source: message("cards.source.rules"),
    formulas: [
      {
        schema: formal(schema.premises, schema.conclusion),
        instance: step === undefined ? undefined : instanceOf(run, step),
        step,
      },
    ],
    isCurrent: step !== undefined && step >= since,
  };
}

/** The rules of the context-insensitive lecture: no contexts, and no Select. */
function withoutContexts(premises: readonly string[], conclusion: string) {
  const plain = (text: string): string => text.replaceAll(/c[′″‴ᵗ]?:/g, "");
  return { premises: premises.filter((text) => !text.includes("Select")).map(plain), conclusion: plain(conclusion) };
}

function instanceOf(run: PointsToRun, step: Seq): RuleText {
  const facts = premisesOf(run, step).map((fact) => ({ text: factText(run, fact), fact }));
  const side = sideConditions(run, step).map((text) => ({ text, fact: undefined }));
  return { premises: [...facts, ...side], conclusion: factText(run, step) };
}

function formal(premises: readonly string[], conclusion: string): RuleText {
  return { premises: premises.map((text) => ({ text, fact: undefined })), conclusion };
}

/** The selector of the run with what it answered last, then those that it can be compared with, asked the same. */
function selectorCards(run: PointsToRun, n: number): readonly RuleCard[] {
  const { context } = run.options;
  const others = comparedSelectors.filter((selector) => selector !== context);
  return [context, ...others].flatMap((selector) => {
    const formula = parseSelector(selector)?.formula;
    if (formula === undefined) return [];
    const isCurrent = selector === context;
    const heap = isCurrent ? formula.heap.replace("ₕ", subscript(run.options.heap)) : formula.heap;
    const parts: readonly (readonly [string, Question])[] =
      formula.static === undefined
        ? [
            [formula.instance, "any"],
            [heap, "heap"],
          ]
        : [
            [formula.instance, "instance"],
            [formula.static, "static"],
            [heap, "heap"],
          ];
    return [
      {
        id: selector,
        name: message("cards.selector", { name: selectorName(selector) }),
        source: message(`cards.source.${formula.source}`),
        formulas: parts.map(([text, question]) => ({
          schema: formal([], text),
          ...(isCurrent ? answered(run, n, question) : wouldAnswer(run, n, question, text)),
        })),
        isCurrent,
      },
    ];
  });
}

/** The questions to a selector: about any call, about one with a receiver, about one without, about a new object. */
type Question = "any" | "instance" | "static" | "heap";

/** The step at which the selector of the run was asked this last. */
function lastAsked(run: PointsToRun, n: number, question: Question): Seq | undefined {
  if (question === "heap") return latest(run.uses("new"), n);
  const calls = question === "any" ? (["instance", "static"] as const) : [question];
  const step = Math.max(...calls.map((each) => latest(run.selections(each), n) ?? -1));
  return step === -1 ? undefined : step;
}

/** The last answer of the selector in the run. */
function answered(run: PointsToRun, n: number, question: Question): Pick<SheetFormula, "instance" | "step"> {
  const step = lastAsked(run, n, question);
  if (step === undefined) return { instance: undefined, step };
  return { instance: formal([], question === "heap" ? heapText(run, step) : factText(run, step)), step };
}

/**
 * The formula of another selector about the same call or object: `Select(_, _, c′:o12) = [o12]`. Which contexts its run would have
 * there is not known, so `c` and `c′` stay.
 */
function wouldAnswer(
  run: PointsToRun,
  n: number,
  question: Question,
  formula: string,
): Pick<SheetFormula, "instance" | "step"> {
  const step = lastAsked(run, n, question);
  if (step === undefined) return { instance: undefined, step };
  const { b } = run.steps.fact(step);
  const object = question === "heap" ? b : run.receiverOf(step);
  let text = object === undefined ? formula : formula.replaceAll("oᵢ", run.object(object).site);
  if (question !== "heap") text = text.replaceAll(/\bl\b(?![′″])/g, run.callSite(b).label);
  return { instance: formal([], text), step: undefined };
}

/** The last of these steps before position n. */
function latest(steps: Steps, n: number): Seq | undefined {
  const visible = steps.lowerBound(n);
  return visible === 0 ? undefined : steps.at(visible - 1);
}

/** `Heap([3], o8) = [3]` */
function heapText(run: PointsToRun, step: Seq): string {
  const { a, b } = run.steps.fact(step);
  const { label, site } = run.object(b);
  const context = label === site ? "[]" : label.slice(0, -site.length - 1);
  return `Heap(${run.pointer(a).context}, ${site}) = ${context}`;
}

/** The domains of the rules, with their elements so far. */
function domainCards(run: PointsToRun, n: number): readonly RuleCard[] {
  const { steps } = run;
  const reached = prefix(run.section.births(factKinds.reachable), n).map((seq) => run.method(steps.fact(seq).a));
  const pointers = prefix(run.ownRowBirths, n).map((seq) => run.pointer(steps.fact(seq).a));
  const of = (...kinds: readonly string[]) =>
    pointers.filter(({ kind }) => kinds.includes(kind)).map(({ label }) => label);
  const domain = (id: string, text: string, members: readonly string[]): RuleCard => ({
    id,
    name: message(`cards.${id}`),
    source: message("cards.source.domains"),
    formulas: [
      {
        schema: formal([], text),
        instance: members.length === 0 ? undefined : formal([], listed(members)),
        step: undefined,
      },
    ],
    isCurrent: false,
  });
  const variables = of("variable");
  const objects = prefix(run.objectBirths, n).map((seq) => run.object(steps.fact(seq).b).label);
  const parts = of("field", "array");
  const methods = reached.filter(({ library }) => library === "");
  if (!run.hasContexts)
    return [
      domain("variables", "x, y ∈ V", variables),
      domain("objects", "oᵢ, oⱼ ∈ O", objects),
      domain("fields", "oᵢ.f, oⱼ.g ∈ O × F", parts),
      domain("pt", "pt: V ∪ (O × F) → 𝒫(O)", []),
    ];
  return [
    domain(
      "contexts",
      "c, c′ ∈ C",
      reached.map(({ context }) => context),
    ),
    domain(
      "methods",
      "c:m ∈ C × M",
      methods.map(({ label }) => label),
    ),
    domain("variables", "c:x, c′:y ∈ C × V", variables),
    domain("objects", "c:oᵢ, c′:oⱼ ∈ C × O", objects),
    domain("fields", "c:oᵢ.f ∈ C × O × F", parts),
    domain("pt", "pt: (C × V) ∪ (C × O × F) → 𝒫(C × O)", []),
  ];
}

function prefix(births: Steps, n: number): readonly Seq[] {
  return Array.from({ length: births.lowerBound(n) }, (_, place) => births.at(place));
}

function listed(members: readonly string[]): string {
  const all = [...new Set(members)];
  return all.length <= MAX_MEMBERS ? all.join(", ") : `${all.slice(0, MAX_MEMBERS).join(", ")}, … (${all.length})`;
}
