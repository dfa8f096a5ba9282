import {
  type CommandHost,
  type CommandSpec,
  defineCommand,
  type WhyNotAnswer,
  whyNot,
} from "../../engine-kit/index.ts";
import { engineById } from "../../engines/index.ts";
import {
  type EngineWords,
  type Fault,
  faultText,
  type Grade,
  grade,
  hintText,
  type OpenExercise,
  readAnswers,
  rounded,
  sayOfExercises as say,
  exerciseWords as words,
} from "../../exercises/index.ts";
import { csvText, describe, failure, fill, type InputFile, success } from "../../kernel/index.ts";
import { defineOptions, oneOf, option } from "../../options/index.ts";
import { opened } from "./opened.ts";

/** `grade EXERCISE ANSWERS…`: one run, whatever the number of answers. */
export const gradeCommand: CommandSpec = defineCommand({
  name: "grade",
  prefix: "exercises",
  words,
  files: "many",
  reportsPaths: true,
  takesCollections: true,
  own: defineOptions({
    prefix: "exercises.grade",
    words,
    options: { format: option(oneOf("json", "csv", "spreadsheet"), { fallback: "json" }) },
  }),
  async run(host, { files: [file, ...answers], own }) {
    const open = await opened(host, file);
    if (!open.ok) return open;
    if (answers.length === 0) return failure({ kind: "bad-request", problem: say("exercise.noAnswers") });
    const words = await wordingOf(host, open.value);
    const graded: Graded[] = [];
    for (const each of answers) {
      if (host.budget.isSpentNow()) break;
      graded.push(await gradedFile(open.value, each, words));
    }
    const isPartial = graded.length < answers.length;
    const notes = graded.flatMap(noteOf);
    if (own.format !== "json") {
      const isForSpreadsheets = own.format === "spreadsheet";
      const text = csvText(tableOf(open.value, graded), { isForSpreadsheets });
      return success({ kind: "text", text, isPartial, comment: "# ", notes });
    }
    return success({
      kind: "json",
      value: { title: open.value.exercise.title, answers: graded, ...(isPartial ? { partial: true } : {}) },
      isPartial,
      notes,
    });
  },
});

/** What it takes to say what is wrong: the names of rules, and for facts that no rule gives the premise that is missing. */
interface Wording {
  readonly engineWords: EngineWords;
  missingFor(fact: string): Promise<string | undefined>;
}

async function wordingOf(host: CommandHost, { exercise }: OpenExercise): Promise<Wording> {
  const engine = engineById(exercise.engine);
  const messages = (await engine?.messages()) ?? [];
  const asked = engine && whyNot.of(engine.page)?.command;
  const command = engine?.commands.find(({ name }) => name === asked);
  const known = new Map<string, Promise<string | undefined>>();
  const ask = async (fact: string): Promise<string | undefined> => {
    const answer = await command?.run(host, exercise.files, { ...exercise.options, fact });
    // The command of that feature answers so.
    return answer?.ok && answer.value.kind === "json" ? lackedBy(answer.value.value as WhyNotAnswer) : undefined;
  };
  return {
    engineWords: (id, values) => fill(messages.findLast((each) => Object.hasOwn(each, id)) ?? {}, id, values),
    missingFor(fact) {
      const asked = known.get(fact) ?? ask(fact);
      known.set(fact, asked);
      return asked;
    },
  };
}

/** The first thing that is missing, of the rule that lacks least. */
function lackedBy({ absence }: WhyNotAnswer): string | undefined {
  const [attempt] = absence?.attempts ?? [];
  return attempt?.lacks?.fact ?? attempt?.but;
}

/** What a file of answers is worth. One that cannot be graded says why, and the others are graded all the same. */
interface Graded {
  readonly file: string;
  readonly name: string;
  readonly points: number;
  readonly of: number;
  readonly questions: readonly GradedQuestion[];
  readonly problem?: string;
}

/** What is wrong with a file, and which one it is: most problems name it themselves. */
function noteOf({ file, problem }: Graded): readonly string[] {
  if (problem === undefined) return [];
  return [problem.includes(file) ? problem : `${file}: ${problem}`];
}

interface GradedQuestion {
  readonly id: string;
  readonly points: number;
  readonly of: number;
  readonly feedback: readonly string[];
}

async function gradedFile(open: OpenExercise, file: InputFile, words: Wording): Promise<Graded> {
  const { problem: unread } = file;
  const answers =
    unread === undefined ? readAnswers(file) : failure({ kind: "unreadable-file", file: file.name, reason: unread });
  const graded = answers.ok ? grade(open, answers.value) : answers;
  const name = answers.ok ? answers.value.name : "";
  if (graded.ok) {
    const { points, of } = graded.value;
    return { file: file.name, name, points, of, questions: await feedback(graded.value, words) };
  }
  const of = rounded(open.exercise.questions.reduce((sum, { points }) => sum + points, 0));
  const problem = graded.errors.map(describe).join(" ");
  return { file: file.name, name, points: 0, of, questions: [], problem };
}

async function feedback({ marks }: Grade, words: Wording): Promise<readonly GradedQuestion[]> {
  const questions: GradedQuestion[] = [];
  for (const { id, mark } of marks) {
    const { points, of, isAnswered, faults, hints } = mark;
    const said: string[] = isAnswered ? hints.map(hintText) : [say("exercise.unanswered")];
    if (isAnswered)
      for (const fault of faults) said.push(faultText(await withPremise(fault, words), words.engineWords));
    questions.push({ id, points: rounded(points), of, feedback: said });
  }
  return questions;
}

/** Of a fact that no rule of the run gives, what it lacks, where the engine can say so. */
async function withPremise(fault: Fault, { missingFor }: Wording): Promise<Fault> {
  if (fault.because.kind !== "underivable" || fault.because.fact === undefined) return fault;
  const premise = await missingFor(fault.because.fact);
  return premise === undefined ? fault : { ...fault, because: { kind: "lacks", premise } };
}

function tableOf({ exercise }: OpenExercise, graded: readonly Graded[]): readonly (readonly (string | number)[])[] {
  const ids = exercise.questions.map(({ id }) => id);
  const head = ["file", "name", "points", "of", ...ids, "problem"];
  const rows = graded.map(({ file, name, points, of, questions, problem = "" }) => {
    const byId = new Map(questions.map((each) => [each.id, each.points]));
    return [file, name, points, of, ...ids.map((id) => byId.get(id) ?? ""), problem];
  });
  return [head, ...rows];
}
