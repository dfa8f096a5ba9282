import { append, valueAt } from "../../../../kernel/index.ts";
import type { FactMember, MethodStatements, Seq, StatementStep, StatementTable } from "../../../../trace/index.ts";
import type { FlowRun } from "../run.ts";
import { factKinds } from "../symbols.ts";
import { claimsOf } from "./claims.ts";
import { type FoldedFlow, type FoldedStatement, foldNodes } from "./fold.ts";
import { MembersOfMethod } from "./members.ts";
import { sidesOf } from "./sides.ts";
import { textsOf } from "./texts.ts";

const empty: FoldedFlow = { statements: [], placeOf: new Map(), ways: [] };
const noMembers: readonly FactMember[] = [];

/** The control-flow graph of a run as statements, each with what is known before and behind it. Grows with the recording. */
export class StatementsOfRun {
  readonly #run: FlowRun;
  readonly #elementOf: (node: number) => string;
  readonly #members = new Map<string, MembersOfMethod>();
  #folded = empty;
  #nodes = 0;
  #indexed = 0;
  #guests = 0;
  #methods: readonly MethodStatements[] = [];
  /** By the name of a statement. */
  #places: ReadonlyMap<string, number> = new Map();
  #columns: ReadonlyMap<string, readonly FactMember[]> = new Map();

  constructor(run: FlowRun, elementOf: (node: number) => string) {
    this.#run = run;
    this.#elementOf = elementOf;
  }

  at(n: number, since: number): Omit<StatementTable, "lattice"> {
    this.#extend();
    const premises = new Set(since < n ? this.#premisesOf(n - 1) : []);
    return {
      methods: this.#methods,
      guests: this.#guests,
      step: since < n ? this.#stepAt(n - 1) : undefined,
      claims: claimsOf(this.#run),
      row: (id) => {
        const statement = this.#folded.statements[this.#places.get(id) ?? 0];
        if (statement === undefined) throw new RangeError(`no statement ${id}`);
        const members = this.#columns.get(statement.method) ?? noMembers;
        const isRead = (fact: Seq): boolean => this.#isReadAs(statement, fact, premises);
        const sides = sidesOf({ run: this.#run, statement, members, n, since, isRead });
        const isClosed = statement.chain.some((node) => this.#run.dead.stepAt(node, n) !== undefined);
        return { ...sides, isClosed };
      },
    };
  }

  /** The facts that a step rests on, but what its own node had before. */
  #premisesOf(seq: Seq): readonly Seq[] {
    const { steps } = this.#run;
    const own = steps.fact(steps.about(seq));
    const isFact = steps.kind(seq) !== "take";
    return steps.premises(seq).filter((premise) => {
      const { kind, a } = steps.fact(steps.about(premise));
      return isFact && kind <= factKinds.output && !(kind === own.kind && a === own.a);
    });
  }

  /** Whether a premise is this side of a statement, or the same side of a jump that is folded into it. */
  #isReadAs(statement: FoldedStatement, shown: Seq, premises: ReadonlySet<Seq>): boolean {
    if (premises.has(shown)) return true;
    const { steps } = this.#run;
    const { kind } = steps.fact(shown);
    return [...premises].some((premise) => {
      const { a, kind: side } = steps.fact(steps.about(premise));
      return side === kind && statement.jumps.includes(a);
    });
  }

  #stepAt(seq: Seq): StatementStep | undefined {
    const place = this.#placeOf(seq);
    if (place === undefined) return undefined;
    const kind = this.#run.kindOf(seq);
    const isChange = kind !== "take" && kind !== "put" && kind !== "known";
    const others = this.#premisesOf(seq).flatMap((premise) => this.#placeOf(premise) ?? []);
    const premises = [...new Set(others)].filter((other) => other !== place).map((other) => this.#idOf(other));
    const isForward = this.#run.isForward(this.#run.nodeOf(seq));
    const { meet = "⊓" } = this.#run.table("solves")[0] ?? {};
    const order = meet === "∪" ? "⊆" : meet === "∩" ? "⊇" : undefined;
    return { statement: this.#idOf(place), isChange, premises, isForward, order };
  }

  #placeOf(seq: Seq): number | undefined {
    return this.#folded.placeOf.get(this.#run.nodeOf(seq));
  }

  #idOf(place: number): string {
    const { chain } = this.#folded.statements[place] ?? { chain: [0] };
    return this.#elementOf(chain.at(-1) ?? 0);
  }

  #extend(): void {
    const run = this.#run;
    const nodes = run.table("nodes");
    let isNew = nodes.length !== this.#nodes;
    if (isNew) {
      this.#folded = foldNodes(nodes, run.table("edges"));
      this.#nodes = nodes.length;
    }
    for (; this.#indexed < run.section.length; this.#indexed++)
      if (run.section.has(this.#indexed)) isNew = this.#index(this.#indexed) || isNew;
    if (isNew) this.#draw();
  }

  #index(seq: Seq): boolean {
    const run = this.#run;
    const kind = run.kindOf(seq);
    if (kind === "take" || kind === "put" || kind === "dead") return false;
    const method = run.node(run.nodeOf(seq))?.method ?? "";
    const isWider = valueAt(this.#members, method, () => new MembersOfMethod()).add(run.viewOf(seq));
    const others = this.#stepAt(seq)?.premises ?? [];
    const guests = others.filter((id) => this.#methodOf(id) !== method).length;
    const isMore = guests > this.#guests;
    this.#guests = Math.max(this.#guests, guests);
    return isWider || isMore;
  }

  #methodOf(id: string): string {
    return this.#run.node(Number(id.slice(1)))?.method ?? "";
  }

  #draw(): void {
    const nodes = this.#run.table("nodes");
    const { statements, ways } = this.#folded;
    const texts = textsOf(nodes, statements);
    const byMethod = new Map<string, number[]>();
    for (const [place, { method }] of statements.entries()) append(byMethod, method, place);
    this.#places = new Map(statements.map((_, place) => [this.#idOf(place), place]));
    this.#methods = [...byMethod].map(([id, places]): MethodStatements => {
      const own = this.#members.get(id);
      const members = own?.inOrder(nodes.filter(({ method }) => method === id)) ?? noMembers;
      const isOwn = new Set(places);
      return {
        id,
        statements: places.map((place) => this.#drawn(place, texts[place] ?? "")),
        ways: ways
          .filter(({ from, to }) => isOwn.has(from) && isOwn.has(to))
          .map(({ from, to, label }) => {
            const [source, target] = [this.#idOf(from), this.#idOf(to)];
            return { id: `${source} → ${target}`, source, target, label };
          }),
        members,
        hasValues: own?.hasValues === true,
        subject: own?.subject,
      };
    });
    this.#columns = new Map(this.#methods.map(({ id, members }) => [id, members]));
  }

  #drawn(place: number, text: string): MethodStatements["statements"][number] {
    const { chain = [0], jumps = [] } = this.#folded.statements[place] ?? {};
    const { kind = "", text: code = "", span } = this.#run.node(chain.at(-1) ?? 0) ?? {};
    const parts = [...chain, ...jumps].map(this.#elementOf);
    return { id: this.#idOf(place), parts, line: code === "" ? undefined : span?.start.line, text, kind };
  }
}
