import { expect, test } from "vitest";
import { runProgram } from "../../../../java/index.ts";
import { compileJava } from "../../../../testing/front-end.ts";
import { share } from "../../../../testing/seeds.ts";
import { specificationOf } from "../../../../testing/separation/separation.ts";
import { generateTests, javaCode, makeSubject, parseTestsOptions } from "../../index.ts";
import { subjects } from "./index.ts";

/** What is done to a structure `s`, and what may be broken in one afterwards, one statement at a time. */
const programs: Readonly<Record<string, { readonly build: string; readonly breaks: readonly string[] }>> = {
  stack: { build: "s.push(i);", breaks: ["s.topOfStack.next.next = s.topOfStack;"] },
  "singly-linked-list": {
    build: "if (i % 2 == 0) s.addLast(i); else s.insert(i, s.first()); if (i % 5 == 4) s.remove(i - 1);",
    breaks: ["s.size++;", "s.head = s.head.next;", "s.head.next.next = s.head;"],
  },
  "doubly-linked-list": {
    build: "if (i % 2 == 0) s.addLast(i); else s.addI(i / 2, i); if (i % 5 == 4) s.removeI(1);",
    breaks: [
      "s.size--;",
      "s.header = null;",
      "s.header.next.previous = s.header.next;",
      "s.header.previous = s.header;",
      "s.header.next.next = s.header;",
    ],
  },
  "search-tree": {
    build: "s.insert(i * 7 % 23); if (i % 4 == 3) s.remove(i * 7 % 23 - 7);",
    breaks: ["s.root.element = 100;", "s.root.left = s.root.right;", "s.root.right.left = s.root;"],
  },
  "avl-tree": {
    build: "s.insert(i * 7 % 23);",
    breaks: ["s.root.height++;", "s.root.left = null;", "s.root.element = 100;", "s.root.left = s.root.right;"],
  },
  "aa-tree": {
    build: "s.insert(i * 7 % 23); if (i % 4 == 3) s.remove(i * 7 % 23 - 7);",
    breaks: ["s.root.level++;", "s.root.left = null;", "s.root.right = null;", "s.root.element = -1;"],
  },
  "red-black-tree": {
    build: "s.put(i * 7 % 23, i); if (i % 4 == 3) s.remove(i * 7 % 23 - 7);",
    breaks: [
      "s.root.color = RBT.RED;",
      "s.root.left.color = 1 - s.root.left.color;",
      "s.root.right.parent = s.root.left;",
      "s.root.parent = s.root;",
      "s.root.key = 100;",
      "s.root.left = null;",
    ],
  },
};

/** Methods without parameters: the inputs differ in the structure only. */
const reading: readonly string[] = ["isEmpty", "size", "firstKey"];

const tested = subjects.filter(({ id }) => programs[id] !== undefined);

test.each(tested)(
  "$id: repOK holds after each operation, and sees each thing that is broken",
  async ({ id, files }) => {
    const { build, breaks } = programs[id] ?? { build: "", breaks: [] };
    const [main] = files;
    const name = main.name.replace(".java", "");
    const builder = `static ${name} built(boolean show) {
    ${name} s = new ${name}();
    for (int i = 0; i < 23; i++) { ${build} if (show && !s.repOK()) System.out.println("broken after " + i); }
    return s;
  }`;
    const broken = breaks.map((statement) => `s = built(false); ${statement} System.out.println(s.repOK());`);
    const text = `public class Main { ${builder}
    public static void main(String[] args) { ${name} s = built(true); System.out.println(s.repOK()); ${broken.join("\n")} } }`;
    const program = await compileJava([{ name: "Main.java", text }, main]);
    const { output, exit } = runProgram(program, { stepLimit: 1_000_000, input: "", arguments: [] });
    expect(exit.kind, output).toBe("returned");
    expect(output.trim().split("\n")).toEqual(["true", ...breaks.map(() => "false")]);
  },
);

/** These two have as many inputs as all others together: they take turns. */
const large: readonly string[] = ["aa-tree", "red-black-tree"];
const filtered = [
  ...tested.filter(({ id }) => !large.includes(id)),
  ...share(
    tested.filter(({ id }) => large.includes(id)),
    4 * large.length,
  ),
];

test.each(filtered)("$id: the precondition and repOK agree on unfiltered inputs", async ({ files, methods }) => {
  const [main] = files;
  const specification = specificationOf(files.at(-1)?.text ?? "");
  const unit = { code: javaCode(await compileJava([main])), core: undefined, specification };
  const judged = { valid: 0, invalid: 0 };
  const method = methods.find(({ name }) => reading.includes(name))?.name;
  const subject = makeSubject(unit, method);
  const options = parseTestsOptions({ method, strategy: "black-box", size: 2 });
  if (!subject.ok || !options.ok) throw new Error(`${method} cannot be tested`);
  for (const { precondition, repOK, ...input } of generateTests(subject.value, options.value).tests) {
    expect(precondition, JSON.stringify(input)).toBe(repOK);
    judged[precondition ? "valid" : "invalid"]++;
  }
  expect(Math.min(judged.valid, judged.invalid)).toBeGreaterThan(0);
});
