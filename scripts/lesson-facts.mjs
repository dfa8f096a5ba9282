// A plugin for Vite: what lessons say of their results for the tests of this repository is no part of the page, and a text
// that is fetched with its lesson no part of what comes first.
import { parseSync } from "vite";

const lesson = /\/src\/engines\/[\w-]+\/page\/lessons\/.*(?<!\.test)\.ts$/;
/** Members of a lesson that no reader sees. */
const checked = ["expect", "output", "verdicts"];

/** @returns {import("vite").Plugin} */
export function lessonFacts() {
  return {
    name: "lesson-facts",
    apply: "build",
    enforce: "pre",
    transform: (code, id) => (lesson.test(id) ? { code: withoutFacts(id, code), map: null } : undefined),
  };
}

/**
 * The text of a file of lessons without what its lessons are checked by, and the commas after it.
 * @param {string} file
 * @param {string} code
 */
export function withoutFacts(file, code) {
  return withoutLongTexts(withoutMembers(file, code));
}

/**
 * A lesson that loads its text has it in no other way.
 * @param {string} code
 */
function withoutLongTexts(code) {
  return code.includes("load: async")
    ? code.replace(/^import \{ (\w+) \} from "\.\/[\w-]+-text\.ts";$/m, 'const $1 = "";')
    : code;
}

/**
 * @param {string} file
 * @param {string} code
 */
function withoutMembers(file, code) {
  const { program } = parseSync(file, code);
  let text = "";
  let from = 0;
  for (const { start, end } of factsIn(program.body)) {
    text += code.slice(from, start);
    from = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
  }
  return text + code.slice(from);
}

/**
 * `expect: …` and the others, as members of what `defineLesson` is called with.
 * @param {import("vite").ESTree.Program["body"]} body
 */
function factsIn(body) {
  return body
    .flatMap((statement) => (statement.type === "ExportNamedDeclaration" ? [statement.declaration] : []))
    .flatMap((declaration) => (declaration?.type === "VariableDeclaration" ? declaration.declarations : []))
    .flatMap(({ init }) => (init?.type === "CallExpression" ? init.arguments : []))
    .flatMap((argument) => (argument.type === "ObjectExpression" ? argument.properties : []))
    .filter(
      (member) => member.type === "Property" && member.key.type === "Identifier" && checked.includes(member.key.name),
    );
}
