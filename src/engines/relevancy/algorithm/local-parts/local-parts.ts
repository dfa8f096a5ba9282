import { type Instruction, type Method, type Variable, variableWritten } from "../../../../java/index.ts";
import { Budget } from "../../../../kernel/index.ts";
import { liveCode } from "./live-code.ts";
import { ENTRY, mentionsOf, type Web, websOf } from "./webs.ts";

/** The parts of one local, by index of the instruction. */
interface Parts {
  readonly count: number;
  readonly definitions: ReadonlyMap<number, number>;
  readonly uses: ReadonlyMap<number, number>;
}

/**
 * The SSA-like form of section 3.1: a local has a part for each of its webs, x₁, x₂, … Parts are numbered from 0, and a
 * local with one web is its part 0.
 */
export class LocalParts {
  readonly #indexes: ReadonlyMap<Instruction, number>;
  /** Of the locals with several. */
  readonly #parts = new Map<Variable, Parts>();

  /** `isSplit` says which locals may have several parts. Throws `BudgetSpent`. */
  constructor(method: Method, isSplit: (variable: Variable) => boolean, budget = Budget.unlimited) {
    const candidates = assignedTwice(method).filter(isSplit);
    this.#indexes = new Map(candidates.length === 0 ? [] : method.body.map((each, index) => [each, index]));
    if (candidates.length === 0) return;
    const code = liveCode(method);
    const mentions = mentionsOf(method, code);
    for (const variable of candidates) {
      budget.spendNow();
      const webs = websOf(method, variable, code, mentions.get(variable) ?? { definitions: [], uses: [] });
      if (webs.length < 2) continue;
      const definitions = byInstruction(webs, (web) => web.definitions);
      this.#parts.set(variable, { count: webs.length, definitions, uses: byInstruction(webs, (web) => web.uses) });
    }
  }

  /** How many parts a local has. */
  count(variable: Variable): number {
    return this.#parts.get(variable)?.count ?? 1;
  }

  /** The part that an instruction reads; the first one where no definition reaches it. */
  readBy(instruction: Instruction, variable: Variable): number {
    return this.#parts.get(variable)?.uses.get(this.#indexOf(instruction)) ?? 0;
  }

  /** The part that an instruction assigns. */
  writtenBy(instruction: Instruction, variable: Variable): number {
    return this.#parts.get(variable)?.definitions.get(this.#indexOf(instruction)) ?? 0;
  }

  /** The part in which a parameter has its argument. */
  atEntry(variable: Variable): number {
    return this.#parts.get(variable)?.definitions.get(ENTRY) ?? 0;
  }

  #indexOf(instruction: Instruction): number {
    return this.#indexes.get(instruction) ?? ENTRY;
  }
}

function byInstruction(webs: readonly Web[], placesOf: (web: Web) => readonly number[]): ReadonlyMap<number, number> {
  return new Map(webs.flatMap((web, part) => placesOf(web).map((index) => [index, part] as const)));
}

/** Parameters that are assigned, and locals that are assigned twice. */
function assignedTwice({ body, parameters, variables }: Method): readonly Variable[] {
  const counts = new Map<Variable, number>(parameters.map((parameter) => [parameter, 1]));
  for (const instruction of body) {
    const variable = variableWritten(instruction);
    if (variable !== undefined) counts.set(variable, (counts.get(variable) ?? 0) + 1);
  }
  return variables.filter((variable) => !variable.isTemporary && (counts.get(variable) ?? 0) > 1);
}

const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";

/** `x₁`, `x₂`; `x` of a local that is not split. */
export function partName({ name }: Variable, part: number, count: number): string {
  if (count < 2) return name;
  return name + [...String(part + 1)].map((digit) => SUBSCRIPTS[Number(digit)]).join("");
}
