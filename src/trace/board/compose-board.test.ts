import { expect, test } from "vitest";
import { checkRecordingLaws } from "../../testing/recording-laws.ts";
import {
  type Analysis,
  absentFrom,
  activeLinesAt,
  agendaView,
  composeBoard,
  definePseudocode,
  engineWords,
  expressionsOf,
  FactsByKey,
  factNamed,
  factTable,
  hoverAt,
  NONE,
  Recorder,
  Recording,
  risingTable,
  type Section,
  type SectionBoard,
  type Story,
  SymbolTables,
  tablesOf,
  type Vocabulary,
  variableAt,
  wasObserved,
  withoutContexts,
} from "../index.ts";

/** Doubles what is on its agenda up to a limit: the smallest engine there is. */
const doubling = {
  rules: ["begin", "double", "agenda"],
  procedures: { Double: ["number"] },
} as const satisfies Vocabulary;

const code = definePseudocode({
  Double: { double: [0, "@Double@(*n*)"], take: [1, "remove *n*"], twice: [1, "add 2*n*"], known: [1, "skip"] },
});

interface Symbols {
  readonly numbers: readonly { readonly label: string }[];
}

/** Two of these in one recording: what the first one found, the second one goes on with. */
function writeDoubling(recorder: Recorder, name: string, from: { readonly value: number; readonly fact: number }) {
  const tables = new SymbolTables<Symbols>();
  const numbers = tables.interned("numbers", (value: number) => ({ label: String(value) }));
  const section = recorder.section(name, doubling, tables);
  const births = new Map<number, number>();
  return (limit: number): { readonly value: number; readonly fact: number } => {
    let { value, fact } = from;
    for (const next of [value * 2, value * 4, value * 4]) {
      const put = section.write({
        kind: "put",
        rule: "agenda",
        line: code.lines.double,
        fact: { kind: 1, a: numbers.numberOf(value), b: 0, c: 0 },
        premises: [fact],
      });
      section.frames.enter("Double", code.lines.twice, { number: numbers.numberOf(value) });
      const taken = { kind: 1, a: put, b: 0, c: 0 };
      const { take } = code.lines;
      section.write({ kind: "take", rule: "agenda", line: take, level: "iteration", fact: taken, premises: [put] });
      const known = births.get(next);
      const seq = section.write({
        kind: known === undefined ? "derive" : "known",
        rule: fact === NONE ? "begin" : "double",
        line: known === undefined ? code.lines.twice : code.lines.known,
        level: "rule",
        fact: { kind: 0, a: known ?? numbers.numberOf(next), b: 0, c: 0 },
        premises: [fact, fact, NONE, undefined, known],
      });
      fact = known ?? seq;
      births.set(next, fact);
      section.frames.leave();
      value = Math.min(limit, next);
    }
    return { value, fact };
  };
}

function doublingBoard(name: string): SectionBoard {
  const panel = (id: string, kind: "queue" | "table") =>
    ({ id: `${name}-${id}`, region: id, kind, symbol: id, place: "side" }) as const;
  return {
    section: name,
    panels: [panel("agenda", "queue"), panel("facts", "table"), panel("rising", "table")],
    pseudocode: code.pseudocode,
    tell: (section) => tell(section, name),
  };
}

function tell(section: Section, name: string): Story {
  const { steps } = section;
  const table = tablesOf<Symbols>(section);
  const fact = (seq: number) => `${name} ${table("numbers")[steps.fact(steps.about(seq)).a]?.label ?? "?"}`;
  const rows = new FactsByKey<string>();
  let indexed = 0;
  const { phases } = engineWords(name);
  const message = (id: string, seq = 0) => ({ id: `${name}.${id}`, values: { seq } });
  return {
    extend() {
      for (; indexed < section.length; indexed++)
        if (section.has(indexed) && steps.kind(indexed) === "derive") rows.add(fact(indexed), indexed);
    },
    view(panel, n, since) {
      if (panel.endsWith("agenda")) return agendaView(section, n, since, fact);
      const shared = { n, since, columns: ["number"], cells: (seq: number) => [fact(seq)] };
      if (panel.endsWith("rising")) return risingTable({ ...shared, rows });
      return factTable({ ...shared, births: section.births(0), keyOf: (seq) => `${name}${seq}` });
    },
    activeLines: (n) =>
      n === 0
        ? [{ procedure: "Double", line: code.lines.double, bindings: [] }]
        : activeLinesAt(section, doubling.procedures, n, ({ values }) => [
            { line: code.lines.double, text: `n = ${table("numbers")[values.number]?.label}` },
          ]).concat({ procedure: name, line: code.lines.double, bindings: [] }),
    fact,
    rule: (seq) => `${name}.${doubling.rules[steps.rule(seq)]}`,
    side: () => [`2 · ${name}`],
    phases: () => phases(section, { doubling: 0, tripling: 7 }),
    begin: () => ({ what: message("begin"), why: message("begin"), effect: message("begin") }),
    end: () => [message("end")],
    title: (seq) => message("title", seq),
    why: (seq, told) => [message("why", told - seq)],
    effect: (seq) => [message("effect", seq)],
    tally: (seq) => `${name}.sum.${steps.kind(seq)}`,
    elements: (seq) => [`${name}${seq}`],
    relatedElements: (seq) => [`${name} beside ${seq}`],
    factOf: (element) => (element.startsWith(name) ? Number(element.slice(name.length)) : undefined),
  };
}

const board = composeBoard({ engine: "doubling", sections: [doublingBoard("big"), doublingBoard("small")] });

/** The section that leads on the board is written last. */
function start(isRecorded: boolean): Analysis<number> {
  const recorder = new Recorder();
  const small = writeDoubling(recorder, "small", { value: 1, fact: NONE });
  const last = small(100);
  const big = writeDoubling(recorder, "big", { value: last.value, fact: last.fact });
  let result = 0;
  return {
    advance: () => {
      result = big(1000).value;
      return true;
    },
    takeChunk: () => (isRecorded ? recorder.takeChunk() : undefined),
    result: () => result,
    stoppedBy: undefined,
    notes: [],
  };
}

const { recording, board: session } = checkRecordingLaws({ board, start });

test("each section has its own facts, tables, agenda and iterations; the recording has them all", () => {
  const [small, big] = [recording.section("small"), recording.section("big")];
  expect(small.symbols("numbers")).toEqual([{ label: "1" }, { label: "2" }, { label: "4" }]);
  expect([small.countAt(0, 99), big.countAt(0, 99)]).toEqual([2, 2]);
  expect([small.iterationsAt(99), big.iterationsAt(99), recording.iterations]).toEqual([3, 3, 6]);
  expect([[...small.agendaAt(10)], [...big.agendaAt(10)], recording.agendaAt(10)]).toEqual([[], [9], [9]]);
  expect(recording.nextStop(0, "iteration")).toBe(1);
  expect(recording.previousStop(12, "iteration")).toBe(10);
});

test("premises are written once each and may be another section’s: a derivation crosses over, each step in its own words", () => {
  expect(recording.steps.premises(11)).toEqual([5]);
  const derivation = session.why(11, 3);
  expect([derivation?.text, derivation?.rule, derivation?.side]).toEqual(["big 8", "big.double", ["2 · big"]]);
  expect(derivation?.premises[0]).toMatchObject({ text: "small 4", rule: "small.double", side: ["2 · small"] });
  expect(session.explain(12, 11).rule?.premises[0]).toEqual({ text: "small 4", fact: 5 });
});

test("explanations: the first section begins and ends, a run of steps is told by its own section", () => {
  expect(session.explain(0, 0).what[0]?.id).toBe("big.begin");
  expect(session.explain(12, 7).effect.map(({ id }) => id)).toEqual(["small.title"]);
  expect(session.explain(9, 0).effect).toEqual([
    { id: "small.sum.put", values: { count: 3 } },
    { id: "small.sum.take", values: { count: 3 } },
    { id: "small.sum.derive", values: { count: 2 } },
    { id: "small.sum.known", values: { count: 1 } },
  ]);
  expect(session.explain(recording.length, recording.length - 1).effect.at(-1)?.id).toBe("big.end");
  expect(session.explain(3, 1).why, "a take is told with the rule behind it").toEqual([
    { id: "small.why", values: { seq: 1 } },
  ]);
});

test("lines of pseudocode are numbered through, panels and elements find their section", () => {
  expect(board.pseudocode.flatMap(({ lines }) => lines.map(({ line }) => line))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(session.activeLines(3)[0]).toEqual({ procedure: "Double", line: 6, bindings: [{ line: 4, text: "n = 1" }] });
  expect(session.activeLines(12)[0]?.line).toBe(2);
  expect(board.panels.map(({ id }) => id)).toContain("small-agenda");
  const [small, big] = ["small-facts", "big-facts"].map((panel) => session.view(panel, recording.length, 0));
  expect(small?.kind === "table" && small.row(0).key).toBe("small2");
  expect(big?.kind === "table" && big.row(0).key).toBe("big11");
  expect(["small-facts", "big-agenda", "small-graph"].map((panel) => session.has(panel))).toEqual([true, true, false]);
  expect(session.elements(2)).toEqual(["small2", "big beside 2"]);
  expect([session.factOf("big11"), session.factOf("nothing")]).toEqual([11, undefined]);
});

test("phases are those of all sections in the order in which they begin, and agendas those that a queue shows", () => {
  expect(session.phases()).toEqual([
    { name: { id: "small.phase.doubling", values: {} }, from: 2 },
    { name: { id: "big.phase.doubling", values: {} }, from: 11 },
  ]);
  expect(board.open(new Recording()).phases()).toEqual([]);
  expect(board.agendas).toEqual(["big", "small"]);
  const quiet = composeBoard({ engine: "quiet", sections: [{ ...doublingBoard("big"), hasAgenda: false }] });
  expect(quiet.agendas).toEqual([]);
});

test("an alternative has its panels and pseudocode only where its section was recorded", () => {
  const sections = [doublingBoard("small"), { ...doublingBoard("none"), isAlternative: true }] as const;
  const alone = composeBoard({ engine: "doubling", sections }).open(recording);
  expect([alone.has("small-facts"), alone.has("none-facts")]).toEqual([true, false]);
  expect(alone.pseudocode().flatMap(({ lines }) => lines.map(({ line }) => line))).toEqual([0, 1, 2, 3]);
  expect(alone.pseudocode()).toBe(alone.pseudocode());
  const there = composeBoard({
    engine: "doubling",
    sections: [sections[0], { ...doublingBoard("big"), isAlternative: true }],
  });
  expect(there.open(recording).pseudocode()).toHaveLength(2);
});

test("what a story has nothing to say of is nothing", () => {
  expect([session.hints(3, 2), session.tokens("x"), absentFrom(session, "x"), expressionsOf(session, "x")]).toEqual([
    [],
    [],
    [],
    [],
  ]);
  const more = [
    hoverAt(session, "f", 1, "x", 3),
    variableAt(session, "f", 1, "x"),
    factNamed(session, "x"),
    wasObserved(session, {}, 2),
  ];
  expect(more).toEqual([undefined, undefined, undefined, undefined]);
  expect(session.comparable(2)).toEqual({ name: "small 2", alike: "small 2" });
  expect([session.comparable(0), session.comparable(99)]).toEqual([undefined, undefined]);
});

test("steps that are not there are no fault", () => {
  for (const seq of [-1, recording.length, 1e9]) {
    expect([session.why(seq, 9), session.elements(seq), session.replay?.(seq)]).toEqual([undefined, [], undefined]);
    expect([wasObserved(session, {}, seq), withoutContexts(session, seq)]).toEqual([undefined, undefined]);
  }
});
