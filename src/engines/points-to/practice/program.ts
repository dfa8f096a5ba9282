import type { Practice } from "../../../engine-kit/index.ts";
import { randomFrom } from "../../../kernel/index.ts";
import type { GivenOptions } from "../../../options/index.ts";
import { type Vocabulary, vocabularies } from "./vocabulary.ts";

type Random = (n: number) => number;

/** A program in the making: the statements of `main` and the methods beside it; each local is assigned once. */
interface Draft {
  readonly names: Vocabulary;
  readonly random: Random;
  readonly statements: string[];
  readonly methods: Set<string>;
  /** Locals of the type of the vocabulary. */
  readonly locals: string[];
}

interface Difficulty {
  readonly options: readonly GivenOptions[];
  fill(draft: Draft): void;
}

/** What makes a program hard: calls alone, methods that several callers share, objects that several contexts share. */
const difficulties: Readonly<Record<string, Difficulty>> = {
  calls: {
    options: [{ context: "ci", heap: 0 }],
    fill(draft) {
      allocate(draft, 2);
      for (let count = 2 + draft.random(2); count > 0; count--)
        [copy, callStatic, callVirtual][draft.random(3)]?.(draft);
      callVirtual(draft);
    },
  },
  contexts: {
    options: [
      { context: "1-call", heap: 0 },
      { context: "1-obj", heap: 0 },
      { context: "2-call", heap: 0 },
    ],
    fill(draft) {
      const [first = "", second = ""] = allocate(draft, 2);
      const shared = [callWrapped, callContainer][draft.random(2)] ?? callWrapped;
      shared(draft, first);
      shared(draft, second);
      callVirtual(draft);
    },
  },
  heap: {
    options: [
      { context: "1-call", heap: 1 },
      { context: "1-call", heap: 0 },
      { context: "1-obj", heap: 1 },
      { context: "ci", heap: 0 },
    ],
    fill(draft) {
      const [first = "", second = ""] = allocate(draft, 2);
      const store = [storeByFactory, storeByMethod][draft.random(2)] ?? storeByFactory;
      const containers = [store(draft, first), store(draft, second)];
      declare(draft, `${containers[draft.random(2)]}.take()`);
      if (draft.random(2) === 0) callVirtual(draft);
    },
  },
};

/** Small programs with methods, contexts or objects that are shared. */
export const practice: Practice = {
  difficulties: Object.keys(difficulties),
  program(difficulty, seed) {
    if (!Object.hasOwn(difficulties, difficulty)) return undefined;
    const random = randomFrom(seed);
    const { options = [], fill } = difficulties[difficulty] ?? {};
    const names = vocabularies[random(vocabularies.length)];
    if (names === undefined || fill === undefined) return undefined;
    const draft: Draft = { names, random, statements: [], methods: new Set(), locals: [] };
    fill(draft);
    return { file: { name: "Main.java", text: textOf(draft) }, options: options[random(options.length)] ?? {} };
  },
};

function allocate(draft: Draft, count: number): readonly string[] {
  const kinds = draft.names.kinds.toSpliced(draft.random(3), 1);
  return kinds.slice(0, count).map((kind) => declare(draft, `new ${kind}()`));
}

/** Gives a value a name, which is returned. */
function declare(draft: Draft, value: string, type = draft.names.type): string {
  const isContainer = type !== draft.names.type;
  const known = draft.statements.filter((statement) => statement.startsWith(`${type} `)).length;
  const name = isContainer ? `${type[0]?.toLowerCase()}${known + 1}` : ("abcdefgh"[draft.locals.length] ?? "z");
  draft.statements.push(`${type} ${name} = ${value};`);
  if (!isContainer) draft.locals.push(name);
  return name;
}

function anyLocal({ locals, random }: Draft): string {
  return locals[random(locals.length)] ?? "a";
}

function copy(draft: Draft): void {
  declare(draft, anyLocal(draft));
}

function callStatic(draft: Draft): void {
  const { type } = draft.names;
  draft.methods.add(`static ${type} same(${type} p) {\n    return p;\n  }`);
  declare(draft, `same(${anyLocal(draft)})`);
}

function callVirtual(draft: Draft): void {
  declare(draft, `${anyLocal(draft)}.${draft.names.meet}(${anyLocal(draft)})`);
}

/** A method that only calls another one: contexts of length one meet in the inner one. */
function callWrapped(draft: Draft, argument: string): void {
  const { type } = draft.names;
  draft.methods.add(`static ${type} outer(${type} p) {\n    ${type} q = inner(p);\n    return q;\n  }`);
  draft.methods.add(`static ${type} inner(${type} p) {\n    return p;\n  }`);
  declare(draft, `outer(${argument})`);
}

/** The same method on two receivers. */
function callContainer(draft: Draft, argument: string): void {
  const { container } = draft.names;
  const receiver = declare(draft, `new ${container}()`, container);
  declare(draft, `${receiver}.show(${argument})`);
}

/** Both containers come from one allocation. */
function storeByFactory(draft: Draft, content: string): string {
  const { type, container } = draft.names;
  draft.methods.add(
    `static ${container} make(${type} p) {\n    ${container} made = new ${container}();\n    made.put(p);\n    return made;\n  }`,
  );
  return declare(draft, `make(${content})`, container);
}

/** Two containers, filled by one method. */
function storeByMethod(draft: Draft, content: string): string {
  const { type, container } = draft.names;
  draft.methods.add(`static void fill(${container} c, ${type} p) {\n    c.put(p);\n  }`);
  const made = declare(draft, `new ${container}()`, container);
  draft.statements.push(`fill(${made}, ${content});`);
  return made;
}

function textOf({ names, statements, methods }: Draft): string {
  const main = `public static void main(String[] args) {\n    ${statements.join("\n    ")}\n  }`;
  const body = [main, ...methods].join("\n\n  ");
  const used = `${statements.join("\n")}\n${body}`;
  return `${[`class Main {\n  ${body}\n}`, ...typesOf(names, used)].join("\n\n")}\n`;
}

/** The classes that the text uses. */
function typesOf({ type, kinds, container, meet }: Vocabulary, used: string): readonly string[] {
  const results = ["this", "other", "other"];
  const method = (kind: string, place: number): string =>
    `class ${kind} extends ${type} {\n  ${type} ${meet}(${type} other) {\n    return ${results[place]};\n  }\n}`;
  const shown = [`abstract class ${type} {\n  abstract ${type} ${meet}(${type} other);\n}`];
  shown.push(...kinds.map(method).filter((_, place) => used.includes(`new ${kinds[place]}()`)));
  if (used.includes(container)) shown.push(containerOf(type, container, used));
  return shown;
}

function containerOf(type: string, container: string, used: string): string {
  if (used.includes(".show(")) return `class ${container} {\n  ${type} show(${type} p) {\n    return p;\n  }\n}`;
  return [
    `class ${container} {`,
    `  ${type} content;`,
    "",
    `  void put(${type} p) {`,
    "    this.content = p;",
    "  }",
    "",
    `  ${type} take() {`,
    "    return this.content;",
    "  }",
    "}",
  ].join("\n");
}
