import type { InputFile } from "../../../kernel/index.ts";
import { withoutComments } from "./methods-with-precondition.ts";

/** The inputs of a method by its text: `this`, then the parameters; those of a `.core` program. Empty where it is not found. */
export function inputsOfMethod(files: readonly InputFile[], method: string): readonly string[] {
  const core = files.find(({ name }) => name.endsWith(".core"));
  if (core !== undefined) return coreInputs(withoutComments(core.text));
  const simple = method.replace(/\(.*$/, "").replace(/^.*\./, "");
  if (!/^[\w$]+$/.test(simple)) return [];
  const head = new RegExp(
    `(?:^|[;{}])([^;{}()=]*\\s)${simple.replaceAll("$", "\\$")}\\s*\\(([^()]*)\\)\\s*(?:throws[^{;]*)?\\{`,
    "g",
  );
  const programs = files.filter(({ name }) => name.endsWith(".java"));
  const found = programs.flatMap(({ text }) => [...withoutComments(text).matchAll(head)]);
  // Of overloaded methods the one that others may call is meant.
  const [, modifiers = "", parameters] = found.find(([, before = ""]) => !/\bprivate\b/.test(before)) ?? found[0] ?? [];
  if (parameters === undefined) return [];
  const names = lastWords(parameters.replaceAll(/<[^<>]*>/g, ""));
  return /\bstatic\b/.test(modifiers) ? names : ["this", ...names];
}

/** `input node x, node y;` */
function coreInputs(text: string): readonly string[] {
  return [...text.matchAll(/\binput\s+([^;]+);/g)].flatMap(([, inputs = ""]) => lastWords(inputs));
}

function lastWords(list: string): readonly string[] {
  return list.split(",").flatMap((part) => /([\w$]+)[\s[\]]*$/.exec(part)?.[1] ?? []);
}
