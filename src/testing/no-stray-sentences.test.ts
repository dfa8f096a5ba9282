import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ESTree, parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { root } from "../../scripts/paths.mjs";

/** A literal among the code that reads like a sentence. */
interface StraySentence {
  readonly line: number;
  /** Its text, with `…` where a value goes. */
  readonly text: string;
}

/** Three words, one of which may be a value or a single letter. */
const PHRASE =
  /(?:^|[\s“(])(?:\p{L}{2,},? \p{L}{2,},? [\p{L}“(…]|[\p{L}…]:? \p{L}{2,} \p{L}{2,}|\p{L}{2,} … \p{L}{2,})/u;

/** Words that end as a sentence does. */
const ENDED = /\p{L}{2,} .*[^.\s]\.$/su;

/** Statements of a programming language end otherwise. */
const STATEMENT = /[;}]\s*$/;

/** The literals of a TypeScript file that belong into a catalog. What internal faults throw is no reader's. */
function straySentences(file: string, text: string): readonly StraySentence[] {
  const found: StraySentence[] = [];
  let thrown = 0;
  const look = (literal: string, { start }: ESTree.Span): void => {
    const isSentence = !STATEMENT.test(literal) && (PHRASE.test(literal) || ENDED.test(literal));
    if (isSentence && thrown === 0) found.push({ line: text.slice(0, start).split("\n").length, text: literal });
  };
  new Visitor({
    ThrowStatement: () => thrown++,
    "ThrowStatement:exit": () => thrown--,
    Literal: (node) => {
      if (typeof node.value === "string") look(node.value, node);
    },
    TemplateLiteral: (node) => look(node.quasis.map(({ value }) => value.cooked).join("…"), node),
  }).visit(parseSync(file, text).program);
  return found;
}

/** Files of other languages: lists of keywords, lines of pseudocode, code as it is printed. */
const otherLanguages = /\/(?:languages|tokens|pseudocode|core-language\/syntax\/print)\.ts$/;

const folders = ["engines", "session", "pipelines", "kernel", "options", "trace"].map((folder) => `src/${folder}`);

/** The code that readers get texts from: catalogs, lessons, exercises and tests left out. */
function codeFiles(): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
      .filter(
        (file) =>
          /\.tsx?$/.test(file) &&
          !/\/(?:messages|translations|lessons|testing)\/|\/page\/exercises\.ts$|\.(?:test|bench)\.tsx?$/.test(file),
      ),
  );
}

test("sentences stand in catalogs, not among the code", () => {
  const files = codeFiles().filter((file) => !otherLanguages.test(file));
  const found = files.flatMap((file) =>
    straySentences(file, readFileSync(join(root, file), "utf8")).map(({ line, text }) => `${file}:${line}: ${text}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['const problem = "Choose another name.";', "Choose another name."],
  ['const reason = "the time limit was reached";', "the time limit was reached"],
  [`const note = \`\${name} stays concrete here\`;`, "… stays concrete here"],
  [`const note = \`disjunct \${number} of \${name}\`;`, "disjunct … of …"],
  [`const problem = \`“\${name}” is declared.\`;`, "“…” is declared."],
  ['const texts = { help: ["a whole number"] };', "a whole number"],
])("a sentence is noticed: %s", (code, text) => {
  expect(straySentences("planted.ts", `const first = 1;\n${code}\n`)).toEqual([{ line: 2, text }]);
});

test.each([
  'throw new Error("what is never reached was reached");',
  'import { say } from "./messages/say.ts";',
  'const id = "typing.twice.remedy";',
  `const java = \`new \${name}(\${values})\`;`,
  'const step = { procedure: "LFP", line: "#while# true #do#" };',
  `const java = \`\${head}class \${name} {\n  public static void main() {}\n}\n\`;`,
  "// A comment is no literal.",
])("code is no sentence: %s", (code) => {
  expect(straySentences("code.ts", code)).toEqual([]);
});
