import { expect, test } from "vitest";
import { Dictionary } from "../../../../trace/index.ts";
import { namesOf } from "./short-names.ts";

const pointer = (label: string, context = "[]") => ({
  kind: "variable" as const,
  label,
  shortLabel: label,
  context,
  box: -1,
  variable: -1,
  isTemporary: false,
  observedAs: "",
  library: "",
  usedBy: "",
});
const nowhere = { file: "", start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
const body = (method: string) => ({ method, statements: [] });
const tables = {
  bodies: ["Queue.add(Person)", "Queue.poll()", "Stack.poll()"].map(body),
  unwritten: [
    "Queue.<init>()",
    "ArrayList.get(int)",
    "PrintStream.print(int)",
    "PrintStream.print(String)",
    "Bag.add(int)",
  ],
  pointers: [
    pointer("[4]:Queue.add_this", "[4]"),
    pointer("[4]:Queue.add.node", "[4]"),
    pointer("[o3]:Queue.poll.node", "[o3]"),
    pointer("Queue.add.$1‹tail.next(a)›"),
    pointer("$4‹new Person()›"),
    pointer("n"),
    pointer("Stack.poll.$2‹new Person()›"),
    pointer("Bag.add.node"),
    pointer("java.ArrayList.get.$3‹items[index]›"),
    pointer("PrintStream.print.$1‹a›"),
  ],
  sites: [
    { label: "Shop:o12", written: undefined },
    { label: "Main:o3", written: undefined },
    { label: "Shop:o3", written: undefined },
  ],
  callSites: [{ label: "Shop:14", method: "", target: "", span: nowhere }],
};

test.each([
  ["o3 ∈ pt([4]:Queue.add_this)", "o3 ∈ pt([4]:add_this)"],
  ["[4]:Queue.add.node → [o3]:Queue.poll.node", "[4]:add.node → [o3]:Queue.poll.node"],
  ["⟨Queue.add.$1‹tail.next(a)›, {o3}⟩ n → $4‹new Person()›", "⟨add.$1, {o3}⟩ n → $4"],
  ["[Shop:o12]:14 → [Shop:o12]:Queue.add(Person)", "[o12]:14 → [o12]:add"],
  ["Dispatch(Shop:o3, poll()) = Queue.poll()", "Dispatch(Shop:o3, poll()) = Queue.poll"],
  ["Stack.poll.$2‹new Person()› → Bag.add.node", "Stack.poll.$2 → Bag.add.node"],
  [
    "[o3]:java.ArrayList.get.$3‹items[index]› → PrintStream.print.$1‹a›",
    "[o3]:ArrayList.get.$3 → PrintStream.print.$1‹a›",
  ],
  [
    "ArrayList.get(int)_exc, Queue.<init>(), PrintStream.print(int)",
    "ArrayList.get_exc, Queue.<init>, PrintStream.print(int)",
  ],
  ["o3.next → [4]:n", "o3.next → [4]:n"],
])("%s is shown as %s", (text, shown) => {
  expect(new Dictionary(() => [namesOf(() => tables)]).shown(text)).toBe(shown);
});
