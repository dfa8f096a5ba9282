import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { root } from "../../scripts/paths.mjs";

interface SourceFile {
  readonly file: string;
  readonly text: string;
}

/** What code says ids with: literals, templates, and whatever may be a value in them. */
interface Mentions {
  readonly literals: ReadonlySet<string>;
  readonly templates: readonly RegExp[];
  /** Templates of points alone: `${id}.${name}`. */
  readonly joins: readonly RegExp[];
  readonly names: ReadonlySet<string>;
}

function mentionsIn(files: readonly SourceFile[]): Mentions {
  const [literals, templates, names] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const addLiteral = (value: string): void => {
    literals.add(value);
    for (const name of value.match(/[\w-]+/g) ?? []) names.add(name);
  };
  for (const { file, text } of files) {
    new Visitor({
      Identifier: ({ name }) => names.add(name),
      Literal: ({ value }) => {
        if (typeof value === "string") addLiteral(value);
      },
      TemplateLiteral: ({ quasis }) => {
        const [first = "", ...others] = quasis.map(({ value }) => value.cooked ?? "");
        if (others.length === 0) addLiteral(first);
        else templates.add([first, ...others].join("…"));
      },
    }).visit(parseSync(file, text).program);
  }
  const ofIds = [...templates].filter((template) => /^[\w./…-]*[\w./-][\w./…-]*$/.test(template));
  const isNamed = (template: string): boolean => /[a-z]{3}/.test(template);
  return {
    literals,
    names,
    templates: ofIds.filter(isNamed).map(pattern),
    joins: ofIds.filter((template) => !isNamed(template)).map(pattern),
  };
}

/** The ids that a template may make; an engine puts its own name before some. */
function pattern(template: string): RegExp {
  const parts = template.split("…").map((part) => part.replaceAll(/[./-]/g, "\\$&"));
  return new RegExp(`^(?:[\\w-]+\\.)?${parts.join("([\\w./-]+)")}$`);
}

/** Whether code mentions an id of a catalog: in full, without its first parts, or put together of names. */
function isMentioned(id: string, catalog: string, { joins, literals, names, templates }: Mentions): boolean {
  const parts = id.split(".");
  const tails = parts.slice(0, -1).map((_, from) => parts.slice(from).join("."));
  if (names.has(id) || literals.has(id) || tails.some((tail) => literals.has(tail))) return true;
  const isName = (name: string): boolean => names.has(name) || templates.some((template) => template.test(name));
  // Only what engines declare is looked up by the names of their options, facts and rules.
  const possible = catalog.startsWith("src/engines/") ? [...templates, ...joins] : templates;
  return possible.some((template) => template.exec(id)?.slice(1).join(".").split(/[./]/).every(isName) === true);
}

/** Ids that are made of other texts. */
const COMPUTED = /^gallery\.section\./;

/** The sources of the product: catalogs, or the other files. */
function sources(areCatalogs: boolean): readonly SourceFile[] {
  return readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .map((file) => `src/${file.replaceAll("\\", "/")}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|bench)\.tsx?$|\/lessons\/|\/testing\//.test(file))
    .filter((file) => file.includes("/messages/") === areCatalogs)
    .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
}

/** `"id": "sentence",` */
const ENTRY = /^ {2}(?:"([^"]+)"|(\w+)):\s*(?:"(?:[^"\\]|\\.)*"|`[^`]*`),?$/gm;

function deadIn(catalogs: readonly SourceFile[], code: readonly SourceFile[]): readonly string[] {
  const rest = catalogs.map(({ file, text }) => ({ file, text: text.replaceAll(ENTRY, "") }));
  const mentions = mentionsIn([...code, ...rest]);
  return catalogs.flatMap(({ file, text }) =>
    [...text.matchAll(ENTRY)]
      .map(([, quoted, plain]) => quoted ?? plain ?? "")
      .filter((id) => !COMPUTED.test(id) && !isMentioned(id, file, mentions))
      .map((id) => `${file}: ${id}`),
  );
}

test("every sentence of a catalog is said somewhere", () => {
  expect(deadIn(sources(true), sources(false))).toEqual([]);
});

test("a sentence that nothing says is noticed, one whose id is put together is not", () => {
  const ids = ["what.take", "what.put", "what.drop", "page.name", "page.title"];
  const catalog = `export const words = {\n${ids.map((id) => `  "x.${id}": "A sentence.",\n`).join("")}};\n`;
  const code = `say("x.page.name"); message("page.title"); for (const kind of ["take", "put"]) say(\`x.what.\${kind}\`);`;
  const dead = deadIn([{ file: "src/ui/messages/en.ts", text: catalog }], [{ file: "src/ui/say.ts", text: code }]);
  expect(dead).toEqual(["src/ui/messages/en.ts: x.what.drop"]);
});
