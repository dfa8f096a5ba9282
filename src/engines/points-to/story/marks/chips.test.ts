import { expect, test } from "vitest";
import { record } from "../../../../testing/points-to/record.ts";
import { statementSet } from "../../../../trace/index.ts";
import { oneCallSite } from "../../page/lessons/lectures/one-call-site.ts";
import { setAndDoSet } from "../../page/lessons/lectures/set-and-do-set.ts";

type Walk = Awaited<ReturnType<typeof record>>;

const walk = await record([oneCallSite.file], { context: "1-call", heap: 0, profile: "lecture" });

/** `12 [4] o12`; in parentheses what is on the worklist, with a star what is new. */
function chipsAt({ board }: Walk, n: number, since = n): readonly string[] {
  return board.hints(n, since).map(({ line, group = "", text, isWaiting, isNew }) => {
    const object = isWaiting === true ? `(${text})` : text;
    return `${line} ${group} ${object}${isNew ? "*" : ""}`;
  });
}

/** The first position behind a step that makes this fact. */
function after({ board, recording }: Walk, fact: string): number {
  for (let n = 1; n <= recording.length; n++) if (board.explain(n, n - 1).rule?.conclusion === fact) return n;
  throw new Error(`${fact} is never concluded`);
}

test("nothing is known before the first step", () => {
  expect(chipsAt(walk, 0)).toEqual([]);
  expect(statementSet(walk.board, 0, 0)).toMatchObject({ total: 10, statements: [] });
});

test("an object stands at the line that assigns it, on the worklist at first; a parameter where it is declared", () => {
  const n = after(walk, "o12 ∈ pt([4]:n1)");
  expect(chipsAt(walk, n, n - 1)).toEqual(["3 [] o3", "12 [4] o12*", "13 [4] (o13)"]);
  expect(chipsAt(walk, n + 1, n)).toEqual(["3 [] o3", "12 [4] o12", "13 [4] (o13)", "7 [14] (o12)*"]);
});

test("at the end each line has what it gives, context by context", () => {
  expect(chipsAt(walk, walk.recording.length)).toEqual([
    "3 [] o3",
    "12 [4] o12",
    "13 [4] o13",
    "7 [14] o12",
    "7 [15] o13",
    "14 [4] o12",
    "15 [4] o13",
  ]);
  expect(walk.board.hints(walk.recording.length, 0).map(({ whole }) => whole)).toContain("o12 ∈ pt([14]:n)");
});

test("without contexts there is one group; where no variable is assigned the value of the expression speaks", async () => {
  const insensitive = await record([setAndDoSet.file], { context: "ci", heap: 0, profile: "lecture" });
  const { board, recording } = insensitive;
  const chips = chipsAt(insensitive, recording.length);
  expect(new Set(board.hints(recording.length, 0).map(({ group }) => group))).toEqual(new Set([undefined]));
  const returned = setAndDoSet.file.text.split("\n").findIndex((line) => line.includes("return this.f")) + 1;
  expect(chips.filter((chip) => chip.startsWith(`${returned} `))).toEqual([`${returned}  o3`, `${returned}  o4`]);
});

test("S grows by the statements of a method when that becomes reachable, each once whatever the contexts", () => {
  const { board, recording } = walk;
  const added: string[] = [];
  for (let n = 1; n <= recording.length; n++) {
    const fresh = statementSet(board, n, n - 1)?.statements.filter(({ isNew }) => isNew) ?? [];
    if (fresh.length > 0) added.push(fresh.map(({ span }) => span.start.line).join(" "));
  }
  expect(added.slice(0, 3)).toEqual(["3 4", "12 13 14 15 16", "8"]);
  expect(added).toHaveLength(4);
  expect(statementSet(board, recording.length, recording.length)).toMatchObject({ total: 10 });
  expect(statementSet(board, recording.length, recording.length)?.statements).toHaveLength(9);
});
