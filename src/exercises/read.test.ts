import { expect, test } from "vitest";
import { readAnswers, readDraft, readExercise } from "./read.ts";

const question = { kind: "value", id: "q", of: "pt(x)" };
const exercise = {
  fixscope: "exercise",
  version: 1,
  title: "Two boxes",
  engine: "points-to",
  files: [{ name: "A.java", text: "" }],
  questions: [question],
};
const answers = { fixscope: "answers", version: 1, exercise: "0", answers: { q: ["o1"] } };

const file = (value: unknown) => ({ name: "e.json", text: typeof value === "string" ? value : JSON.stringify(value) });

test("what is left out has its usual value", () => {
  expect(readExercise(file(exercise))).toEqual({
    ok: true,
    value: { ...exercise, options: {}, questions: [{ ...question, points: 1 }] },
  });
  expect(readAnswers(file(answers))).toEqual({ ok: true, value: { ...answers, name: "" } });
});

test.each([
  [{ ...exercise, title: undefined }, "title", "it is missing"],
  [{ ...exercise, title: "" }, "title", "it should be !0, but it is 0"],
  [{ ...exercise, author: "me" }, "author", "no entry of this name belongs there"],
  [{ ...exercise, version: 3 }, "version", "it should be (1 | 2), but it is 3"],
  [{}, "fixscope", "it is missing"],
  [{ ...exercise, fixscope: "answers" }, "fixscope", 'it should be "exercise", but it is "answers"'],
  [{ ...exercise, engine: "none" }, "engine", "there is no engine “none”; known: points-to, "],
  [{ ...exercise, files: [] }, "files", "it should be >=1, but it is 0"],
  [{ ...exercise, questions: [] }, "questions", "it should be >=1, but it is 0"],
  [{ ...exercise, questions: Array(501).fill(question) }, "questions", "it should be <=500, but it is 501"],
  [asking({ id: "a b" }), "questions.0.id", "but it is "],
  [asking({ id: "" }), "questions.0.id", "but it is "],
  [asking({ id: "x".repeat(41) }), "questions.0.id", "but it is "],
  [asking({ points: -1 }), "questions.0.points", "it should be >=0, but it is -1"],
  [asking({ points: 1001 }), "questions.0.points", "it should be <=1000, but it is 1001"],
  [asking({ of: "" }), "questions.0.of", "it should be !0, but it is 0"],
  [asking({ at: -1 }), "questions.0.at", "it should be >=0, but it is -1"],
  [asking({ at: 1.5 }), "questions.0.at", "but it is 1.5"],
  [
    { ...asking({ at: "1.0" }), version: 2 },
    "questions.0.at",
    "it should be a position, such as 12 or 12.1 in the step bar",
  ],
  [{ ...asking({ at: 3 }), version: 2 }, "questions.0.at", "it should be string, but it is 3"],
  [asking({ kind: "which" }), "questions.0.kind", 'but it is "which"'],
  [asking({ kind: "next", of: undefined, about: "step", at: 1 }), "questions.0.about", 'but it is "step"'],
  [asking({ kind: "next", of: undefined, about: "fact" }), "questions.0.at", "it is missing"],
  [asking({ kind: "facts", of: undefined, facts: [] }), "questions.0.facts", "it should be >=1, but it is 0"],
  [asking({ kind: "facts", of: undefined, facts: Array(51).fill("a") }), "questions.0.facts", "but it is 51"],
  [asking({ kind: "premise", of: undefined, fact: "a" }), "questions.0.at", "it is missing"],
  [{ ...exercise, questions: [question, { ...question, id: "r" }, question] }, "questions.2.id", "has the id “q”, too"],
])("what is wrong with an exercise is said with its place: %j", (wrong, path, problem) => {
  const read = readExercise(file(wrong));
  const [error] = read.ok ? [] : read.errors;
  const said = error !== undefined && "problem" in error ? error.problem : "";
  expect(said).toContain(`e.json cannot be used at “${path}”: `);
  expect(said).toContain(problem);
});

/** The exercise with one question that is otherwise. */
function asking(change: object) {
  return { ...exercise, questions: [{ ...question, ...change }] };
}

test("as many questions, points and facts as are allowed are read", () => {
  const many = Array.from({ length: 500 }, (_, place) => ({ ...question, id: `q${place}`, points: 1000, at: 0 }));
  expect(readExercise(file({ ...exercise, questions: many })).ok).toBe(true);
  const facts = { kind: "facts", id: "x".repeat(40), facts: Array(50).fill("a"), points: 0 };
  expect(readExercise(file({ ...exercise, questions: [facts] })).ok).toBe(true);
});

test("what is no JSON says what the reader of JSON says", () => {
  const read = readAnswers(file("{"));
  expect(read).toMatchObject({
    ok: false,
    errors: [
      { kind: "bad-document", problem: expect.stringMatching(/^e\.json cannot be used: it is not JSON \(“.+”\)\.$/) },
    ],
  });
});

test("a draft may have no questions yet; what is none is not kept", () => {
  expect(readDraft({ title: "", questions: [] })).toEqual({ title: "", questions: [] });
  expect(readDraft({ title: "t", questions: [question] })).toEqual({
    title: "t",
    questions: [{ ...question, points: 1 }],
  });
  for (const wrong of [undefined, null, "", {}, { title: 1, questions: [] }, { title: "t", questions: [{}] }])
    expect(readDraft(wrong)).toBeUndefined();
});
