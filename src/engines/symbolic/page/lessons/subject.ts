import type { LessonQuestion } from "../../../../engine-kit/index.ts";
import type { LessonOptions, SymbolicLesson } from "../lesson.ts";
import type { filesAt } from "./texts.ts";

/** A data structure with its methods under test. */
export interface Subject {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  readonly after?: readonly string[];
  readonly summary: string;
  readonly question: LessonQuestion;
  /** Java first, then data types, predicates and one precondition for each method. */
  readonly files: ReturnType<typeof filesAt>;
  /** The one that the lesson opens with comes first. */
  readonly methods: readonly SubjectMethod[];
  /** Further ways to show a method. */
  readonly more?: readonly { readonly label: string; readonly options: LessonOptions }[];
  /** The disjuncts that replace a predicate; SV at the fixed point if not given. */
  readonly contexts?: "once" | "fixed-point";
  /** Paragraphs that stand beside the program. */
  readonly text: readonly string[];
  /** Whether only the shape of the data is that of the paper's subject, the code another one. */
  readonly isRecreated?: true;
  /** The row of Table 1 for Java StarFinder on the paper's subject. */
  readonly table1?: Table1Row;
}

/** A row of Table 1: its program, test inputs (all valid), covered branches in percent, solver calls, seconds. */
interface Table1Row {
  readonly program: string;
  readonly tests: number;
  readonly cov: number;
  readonly calls: number;
  readonly seconds: number;
}

/** A method with the bounds that cover every branch of it that can be reached. */
export interface SubjectMethod extends Pick<LessonOptions, "calls" | "depth" | "initialize" | "loops"> {
  readonly name: string;
}

/** The options under which a method is tested. */
export function optionsFor({ contexts = "fixed-point" }: Subject, { name, ...bounds }: SubjectMethod): LessonOptions {
  return { method: name, ...bounds, contexts };
}

/** The lesson on a subject: each of its methods, then the first one by the two other strategies. */
export function lessonOn(subject: Subject): SymbolicLesson {
  const { id, title, source, after, summary, question, files, text, methods, more = [] } = subject;
  const ways = methods.map((method) => ({ label: method.name, options: optionsFor(subject, method) }));
  const presets = [...ways, ...more, ...ways.slice(0, 1).flatMap(otherStrategies)];
  const texts = { title, source, summary, question, text };
  return { id, engine: "symbolic", ...(after && { after }), ...texts, file: files[0], files, presets };
}

function otherStrategies({ label, options }: { readonly label: string; readonly options: LessonOptions }) {
  return [
    { label: `${label}, lazy initialization`, options: { ...options, strategy: "lazy" } },
    { label: `${label}, black box`, options: { ...options, strategy: "black-box" } },
  ] as const;
}
