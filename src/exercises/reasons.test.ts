import { expect, test } from "vitest";
import { engines } from "../engines/index.ts";
import { recordedLesson } from "../testing/recorded-lesson.ts";
import { runSeed, share } from "../testing/seeds.ts";
import { SaidFacts } from "../testing/shown/said-facts.ts";
import { plain } from "../trace/index.ts";
import { proposeQuestions, Sheet } from "./index.ts";
import { type Fault, mark } from "./sheet/mark.ts";
import type { Posed } from "./sheet/sheet.ts";
import { statementOf } from "./sheet/statement.ts";

const lessons = engines.flatMap((engine) =>
  engine.lessons
    .filter(({ load }) => load === undefined)
    .map((lesson) => [engine.id, lesson.id, engine, lesson] as const),
);

const QUESTIONS = 16;
/** Facts of the run that are said in answer to each question, from all over it. */
const SAID = 6;

test.each(share(lessons, 48))(
  "%s, %s: what is said to a wrong answer is true in the recording",
  async (_, __, engine, lesson) => {
    const { board, recording } = await recordedLesson(engine, lesson);
    const reader = board.open(recording);
    const sheet = new Sheet(board, recording, reader);
    const facts = new SaidFacts(recording, reader);
    const stride = Math.max(1, Math.floor(facts.all.length / SAID));
    const said = facts.all.filter((_, place) => place % stride === runSeed % stride).map(({ text }) => text);
    for (const question of proposeQuestions(sheet, runSeed, QUESTIONS)) {
      const posed = sheet.pose(question);
      if (posed === undefined) continue;
      const elements = said.flatMap((text) => statementOf(text)?.elements.slice(0, 1) ?? []);
      for (const text of [...(posed.offered ?? []), ...said, ...elements, "never said"])
        for (const fault of mark(posed, sheet.facts, [text]).faults)
          expect(untrue(fault, posed, facts), `${JSON.stringify(question)}, ${JSON.stringify(fault)}`).toBeUndefined();
    }
  },
);

/** What is not true of a reason, in words; undefined where all is. */
function untrue({ kind, text, because }: Fault, posed: Posed, facts: SaidFacts): string | undefined {
  const { question, at } = posed;
  const saying = facts.all.filter((fact) => says(fact.text, text, posed));
  const later = saying.filter(({ step }) => step >= at);
  const is = (isTrue: boolean, otherwise: string): string | undefined => (isTrue ? undefined : otherwise);
  switch (because.kind) {
    case "follows": {
      const there = question.kind === "next" ? later : saying.filter(({ step }) => step < at);
      const premises = new Set(because.premises);
      const isBy = there.some((fact) => fact.rule === because.rule && isSame(new Set(fact.premises), premises));
      return is(kind === "omitted" && isBy, "no step concludes it so");
    }
    case "lacks": {
      if (facts.isThere(because.premise, at)) return "the premise is there";
      const laters = question.kind === "next" ? facts.all.filter(({ step }) => step >= at) : later;
      return is(SaidFacts.restOn(laters, because.premise), "it is not a premise");
    }
    case "later":
      return is(later.some(({ rule }) => rule === because.rule) && isAbsent(saying, at), "it does not come later");
    case "there":
      return is(facts.isThere(text, at), "it is not there");
    case "waits":
      return is(because.place >= 1, "no place");
    case "instead":
      return is(
        plain(because.conclusion) !== plain(text) && facts.firstOf(because.conclusion) !== undefined,
        "not said",
      );
    case "misunderstood":
      return is(
        posed.right.every((right) => plain(right) !== plain(text)),
        "it is right",
      );
    case "unrelated":
      return is(
        posed.right.every((right) => plain(right) !== plain(text)),
        "it is one",
      );
    case "unoffered":
      return is(posed.offered?.every((offered) => plain(offered) !== plain(text)) === true, "it is offered");
    case "underivable":
      return is(later.length === 0, "a rule gives it");
    case "right":
      return is(kind === "omitted", "it is wrong");
  }
}

/** Whether a fact is what an answer says, or says it of the thing that is asked for. */
function says(fact: string, answer: string, { question }: Posed): boolean {
  if (question.kind !== "value") return plain(fact) === plain(answer);
  const { subject = "", elements = [] } = statementOf(fact) ?? {};
  return plain(subject) === plain(question.of) && elements.some((element) => plain(element) === plain(answer));
}

function isAbsent(facts: readonly { readonly step: number }[], n: number): boolean {
  return facts.every(({ step }) => step >= n);
}

function isSame(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  return left.size === right.size && [...left].every((each) => right.has(each));
}
