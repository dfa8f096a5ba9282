import { expect, test } from "vitest";
import type { Exercise } from "./exercise.ts";
import { fingerprintOf, hash, sealOf } from "./hash.ts";

test("the first half of a hash is FNV-1a, as published", () => {
  const halves = ["", "a", "foobar"].map((text) => hash(text).slice(0, 8));
  expect(halves).toEqual(["811c9dc5", "e40c292c", "bf9cf968"]);
});

test("seals and answers of earlier versions stay valid", () => {
  expect(hash("Fixscope")).toBe("845c581cdafd82dc");
  expect(sealOf("q1", ["b", "a"])).toBe("766f6faa930a47a0");
});

test("a seal is the same in whatever order answers are given, and another one for other answers or another question", () => {
  expect(sealOf("q1", ["a", "b"])).toBe(sealOf("q1", ["b", "a"]));
  const seals = [sealOf("q1", ["a", "b"]), sealOf("q1", ["a"]), sealOf("q2", ["a", "b"]), sealOf("q1", ["a,b"])];
  expect(new Set(seals).size).toBe(4);
});

test("an exercise is told from another one by its engine, program, options and questions, but not by its words", () => {
  const exercise: Exercise = {
    fixscope: "exercise",
    version: 1,
    title: "One",
    engine: "points-to",
    files: [{ name: "A.java", text: "class A {}" }],
    options: { context: "ci" },
    questions: [{ kind: "value", id: "q", of: "pt(x)", points: 1 }],
  };
  const [question] = exercise.questions;
  if (question === undefined) throw new Error("it has a question");
  const print = fingerprintOf(exercise);
  expect(fingerprintOf({ ...exercise, title: "Two" })).toBe(print);
  expect(fingerprintOf({ ...exercise, questions: [{ ...question, text: "Look.", sealed: "0" }] })).toBe(print);
  const others = [
    { ...exercise, engine: "data-flow" },
    { ...exercise, files: [{ name: "B.java", text: "class A {}" }] },
    { ...exercise, options: { context: "1-call" } },
    { ...exercise, questions: [{ ...question, points: 2 }] },
    { ...exercise, questions: [question, question] },
  ];
  expect(new Set([print, ...others.map(fingerprintOf)]).size).toBe(1 + others.length);
});
