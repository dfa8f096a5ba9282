import { type ClassInfo, type Method, type Program, packageOf } from "../../../../java/index.ts";
import { Budget } from "../../../../kernel/index.ts";
import { say } from "../../messages/say.ts";
import { type RunOutcome, runInput, simpleName } from "../concrete/run-input.ts";
import type { InputValue, TestInput } from "../test-input/test-input.ts";
import { bindings, symbolicClass } from "./asked-inputs.ts";
import { buildHeap } from "./build-heap.ts";
import { classText, literal } from "./java-text.ts";

/** A test input with the verdict on it. */
type JudgedInput = TestInput & { readonly valid: boolean; readonly branches?: readonly string[] };

/**
 * A JUnit 5 class: a test for each valid input, which makes it without reflection, calls the method, and expects what
 * the run gave: an exception, a primitive value, null, or a cell of the input. An `AssertionError` of an `assert` of the
 * method is expected, too: Maven and Gradle run tests with `-ea` unless they are told not to. A test that cannot be written is there,
 * but disabled, and says why. The class has the wanted name if that is one. Tests for which the budget does not suffice are
 * left out, and a line says how many.
 */
export function junitClass(
  program: Program,
  method: Method,
  tests: readonly JudgedInput[],
  wantedName?: string,
  budget = Budget.unlimited,
): string {
  const className = wantedName !== undefined && /^[A-Za-z_]\w*$/.test(wantedName) ? wantedName : testClassName(method);
  const inPackage = packageOf(program, method.class);
  const valid = tests.filter((test) => test.valid);
  const bodies = valid.flatMap((test, index) =>
    budget.isSpentNow() ? [] : [testMethod(program, method, test, index + 1)],
  );
  const missing = valid.length - bodies.length;
  return [
    ...(inPackage === undefined ? [] : [`package ${inPackage};`, ""]),
    "import static org.junit.jupiter.api.Assertions.*;",
    "",
    ...(bodies.some((lines) => lines.some(isDisabling)) ? ["import org.junit.jupiter.api.Disabled;"] : []),
    "import org.junit.jupiter.api.Test;",
    "",
    say("junit.class", { method: method.label }),
    ...(missing === 0 ? [] : [say("junit.cut", { missing })]),
    `class ${className} {`,
    bodies.map((lines) => lines.map((line) => (line === "" ? "" : `  ${line}`)).join("\n")).join("\n\n"),
    "}",
    "",
    ...(valid.some(({ inputs }) => inputs !== undefined) ? symbolicClass() : []),
  ].join("\n");
}

/** `DLLAddFirstTest` for `addFirst` of `DLL`. */
function testClassName({ class: info, name }: Method): string {
  return `${simpleName(info.name)}${name.charAt(0).toUpperCase()}${name.slice(1)}Test`;
}

const DISABLED = "@Disabled";

function isDisabling(line: string): boolean {
  return line.startsWith(DISABLED);
}

function testMethod(program: Program, method: Method, input: JudgedInput, number: number): readonly string[] {
  const name = `${method.name}${number}`;
  const written = body(program, method, input);
  if (typeof written === "string") return ["@Test", `${DISABLED}(${JSON.stringify(written)})`, `void ${name}() {}`];
  const { branches = [] } = input;
  return [
    ...(branches.length === 0 ? [] : [say("junit.test", { branches: branches.join(", ") })]),
    "@Test",
    // The method may declare any exception.
    `void ${name}() throws Throwable {`,
    ...written.map((line) => `  ${line}`),
    "}",
  ];
}

/** The statements of a test, or why there are none. */
function body(program: Program, method: Method, input: TestInput): readonly string[] | string {
  if (method.isPrivate) return say("junit.private", { method: method.label });
  if (method.kind !== "method") return say("junit.noMethod", { method: method.label });
  const owner = classText(program, method.class);
  if (owner === undefined) return say("junit.unnameable", { class: method.class.name });
  const heap = buildHeap(program, input);
  if (typeof heap === "string") return heap;
  const argument = (name: string): InputValue => input.arguments[name] ?? null;
  const values = method.parameters.map(({ name, type }) => {
    const value = argument(name);
    return typeof value === "string" ? heap.nameOf(value) : typed(type, literal(type, value), program);
  });
  const receiver = argument("this");
  const target = method.isStatic ? owner : heap.nameOf(String(receiver));
  const call = `${target}.${method.name}(${values.join(", ")})`;
  const { outcome } = runInput(program, method, input);
  const last = expectation(program, method, outcome, call, heap.nameOf);
  return last === undefined ? say("junit.endless") : [...heap.statements, ...bindings(input), last];
}

/** Null says which overload is meant. */
function typed(type: Method["returnType"], text: string, program: Program): string {
  const name = type.kind === "class" && text === "null" ? classText(program, type.class) : undefined;
  return name === undefined ? text : `(${name}) null`;
}

function expectation(
  program: Program,
  { returnType }: Method,
  outcome: RunOutcome,
  call: string,
  nameOf: (id: string) => string,
): string | undefined {
  if (outcome.kind === "exception")
    return `assertThrows(${exceptionText(program, outcome.thrown)}.class, () -> ${call});`;
  if (outcome.kind !== "return") return undefined;
  const { value } = outcome;
  if (returnType.kind === "primitive") {
    if (returnType.name === "boolean") return `${value.primitive === true ? "assertTrue" : "assertFalse"}(${call});`;
    return `assertEquals(${literal(returnType, value.primitive ?? null)}, ${call});`;
  }
  if (value.text === "null") return `assertNull(${call});`;
  if (value.cell !== undefined) return `assertSame(${nameOf(value.cell)}, ${call});`;
  return `${call};`;
}

/** The class, or the nearest one above it that can be named. */
function exceptionText(program: Program, thrown: ClassInfo | undefined): string {
  for (let info = thrown; info !== undefined; info = info.superclass) {
    const text = classText(program, info);
    if (text !== undefined) return text;
  }
  return "Throwable";
}
