import { expect, test } from "vitest";
import { testFrontEnd } from "../../testing/front-end.ts";
import { execute } from "../commands.ts";
import { RunSession } from "../run-session.ts";

const program = `class Box { Object item; void set(Object i) { this.item = i; } Object get() { return this.item; } }
class Main { public static void main(String[] args) {
  Box a = new Box();
  Box b = new Box();
  a.set(new Main());
  b.set(new Object());
  Object x = a.get();
  Object y = b.get();
} }`;

const exercise = {
  fixscope: "exercise",
  version: 1,
  title: "Two boxes",
  engine: "points-to",
  files: [{ name: "Main.java", text: program }],
  options: { context: "1-obj", heap: 0 },
  questions: [
    { kind: "value", id: "x", of: "pt([]:x)", points: 2 },
    { kind: "facts", id: "there", facts: ["o3 ∈ pt([]:a)", "o4 ∈ pt([]:a)"], points: 3 },
    { kind: "next", id: "next", about: "fact", at: 19 },
  ],
};

type Said = { readonly id?: string; readonly feedback?: readonly string[] };

async function ask(command: string, texts: Readonly<Record<string, unknown>>, options = {}) {
  const session = new RunSession(await testFrontEnd(), { now: () => 0, pause: async () => undefined });
  const files = Object.entries(texts).map(([name, value]) => ({
    name,
    text: typeof value === "string" ? value : JSON.stringify(value),
  }));
  return execute(session, { command, files, options });
}

async function json(...call: Parameters<typeof ask>): Promise<Record<string, unknown>> {
  const answer = await ask(...call);
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
  if (answer.value.kind !== "json") throw new Error("the answer is no JSON");
  return { ...answer.value.value };
}

async function problem(...call: Parameters<typeof ask>): Promise<string> {
  const answer = await ask(...call);
  const [error] = answer.ok ? [] : answer.errors;
  return error !== undefined && "problem" in error ? error.problem : "";
}

const key = (): Promise<Record<string, unknown>> => json("exercise", { "boxes.json": exercise }, { key: true });

test("the questions are told without their answers", async () => {
  const { questions } = await json("exercise", { "boxes.json": exercise });
  expect(questions).toMatchObject([
    { id: "x", asked: "What is pt([]:x) at the end?" },
    { id: "there", offered: ["o3 ∈ pt([]:a)", "o4 ∈ pt([]:a)"] },
    { id: "next", asked: "What follows next? (After step 13.)" },
  ]);
  expect((await key())["answers"]).toMatchObject({ x: ["o5"], there: ["o3 ∈ pt([]:a)"] });
});

test("positions of version 2 are numbers of steps; both versions ask the same", async () => {
  const [value, facts] = exercise.questions;
  const second = {
    ...exercise,
    version: 2,
    questions: [value, facts, { kind: "next", id: "next", about: "fact", at: "13" }],
  };
  const asked = async (file: object) => (await json("exercise", { "boxes.json": file }))["questions"];
  expect(await asked(second)).toEqual(await asked(exercise));
  expect(await problem("exercise", { "boxes.json": { ...exercise, version: 2 } })).toContain(
    "it should be string, but it is 19",
  );
});

test("a wrong answer is told the premise that it forgets", async () => {
  const given = await key();
  const answers = { ...given, name: "Ann", answers: { x: ["o5", "o6"], there: ["o3 in pt([]:a)"] } };
  const { answers: graded } = await json("grade", { "boxes.json": exercise, "ann.json": answers });
  expect(graded).toMatchObject([{ file: "ann.json", name: "Ann", points: 3, of: 6 }]);
  const [{ questions = [] } = {}] = graded as readonly { readonly questions?: readonly Said[] }[];
  expect(questions.map(({ feedback }) => feedback)).toEqual([
    ["o6 is wrong: it rests on o6 ∈ pt([o3]:Box.get.$1‹this.item›), which does not hold."],
    [],
    ["Not answered."],
  ]);
});

test("a table has a line for each file, and no cell is a formula", async () => {
  const given = { ...(await key()), name: "=1+1, she said" };
  const answer = await ask(
    "grade",
    { "boxes.json": exercise, "a.json": given, "b.json": "{", "c.json": { ...given, exercise: "another" } },
    { format: "csv" },
  );
  const lines = answer.ok && answer.value.kind === "text" ? answer.value.text.trimEnd().split("\r\n") : [];
  expect(lines.slice(0, 2)).toEqual([
    "file,name,points,of,x,there,next,problem",
    `a.json,"'=1+1, she said",6,6,2,3,1,`,
  ]);
  expect(lines[2]).toMatch(/^b\.json,,0,6,,,,"?b\.json cannot be used: /);
  expect(lines[3]).toMatch(/^c\.json,.*,0,6,,,,"These answers belong to another exercise/);
});

test.each([
  ["a byte-order mark before it", (text: string) => `\ufeff${text}`],
  ["lines that end with \\r", (text: string) => text.replaceAll("{", "{\r")],
  ["sets in braces", (text: string) => text.replace('"o5"', '"{o5}"')],
  ["a text in place of a list", (text: string) => text.replace('["o5"]', '"o5"')],
  ["the whole fact", (text: string) => text.replace('"o5"', '"pt([]:x) = {o5}"')],
])("answers with %s get all points", async (_, change) => {
  const text = change(JSON.stringify(await key()));
  const { answers } = await json("grade", { "boxes.json": exercise, "a.json": text });
  expect(answers).toMatchObject([{ points: 6, of: 6 }]);
});

test("a name in capital letters counts, and the feedback says how it was read", async () => {
  const given = await key();
  const answers = { ...given, answers: { x: ["O5"] } };
  const { answers: graded } = await json("grade", { "boxes.json": exercise, "a.json": answers });
  expect(graded).toMatchObject([
    { points: 2, questions: [{ id: "x", points: 2, feedback: ["O5 was read as o5, as the run writes it."] }, {}, {}] },
  ]);
});

test("a name that begins with a line end is no formula, and spreadsheets get a UTF-8 mark on request", async () => {
  const given = { ...(await key()), name: "\r=1+1" };
  const answer = await ask("grade", { "boxes.json": exercise, "a.json": given }, { format: "spreadsheet" });
  expect(answer.ok && answer.value.kind === "text" && answer.value.text).toBe(
    `\ufefffile,name,points,of,x,there,next,problem\r\na.json,"'\r=1+1",6,6,2,3,1,\r\n`,
  );
});

test.each([
  ["{", "boxes.json cannot be used: "],
  [{ ...exercise, engine: "none" }, "there is no engine “none”"],
  [{ ...exercise, questions: [...exercise.questions, exercise.questions[0]] }, "another question has the id “x”, too"],
  [{ ...exercise, questions: [{ kind: "value", id: "q", of: "pt(x)" }] }, "The run knows pt([]:x)."],
  [{ ...exercise, questions: [{ kind: "next", id: "q", about: "entry", at: 3 }] }, "It has answers at the positions "],
  [{ ...exercise, questions: [{ ...exercise.questions[0], sealed: "0" }] }, "as it did when the exercise was written"],
  [{ ...exercise, options: { ...exercise.options, maxSteps: 5 } }, "reached a limit"],
])("an exercise that cannot be asked says why: %j", async (text, said) => {
  expect(await problem("exercise", { "boxes.json": text })).toContain(said);
});

test("an exercise that was sealed is asked as long as its answers are the same", async () => {
  const sealed = await json("exercise", { "boxes.json": exercise }, { seal: true });
  expect((await json("exercise", { "boxes.json": sealed }))["title"]).toBe("Two boxes");
  const changed = { ...sealed, files: [{ name: "Main.java", text: program.replace("a.get()", "b.get()") }] };
  expect(await problem("exercise", { "boxes.json": changed })).toContain("Seal it again");
});

test("the written exercises are listed, and each is printed as a file that is asked", async () => {
  const { exercises } = await json("exercises", {});
  const listed = exercises as readonly { readonly id: string; readonly title: string }[];
  expect(listed.length).toBeGreaterThanOrEqual(32);
  const { id = "", title } = listed[0] ?? {};
  const file = await json("exercises", {}, { id });
  expect((await json("exercise", { "a.json": file }))["title"]).toBe(title);
  expect(await problem("exercises", {}, { id: "none" })).toContain(`known: ${id}, `);
});

test("the same number gives the same program and the same questions, another one others", async () => {
  const sheet = await json("practice", {}, { seed: 7 });
  expect(await json("practice", {}, { seed: 7 })).toEqual(sheet);
  expect(await json("practice", {}, { seed: 8 })).not.toEqual(sheet);
  const { questions } = await json("exercise", { "a.json": sheet });
  expect(questions).toHaveLength(10);
});

test.each([
  [{ difficulty: "none" }, "there is no difficulty “none”; known: calls, "],
  [{ engine: "none" }, "there are no programs to practice on for “none”"],
])("what practice does not know is said with what it knows: %j", async (options, said) => {
  expect(await problem("practice", {}, options)).toContain(said);
});
