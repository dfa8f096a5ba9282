import type { SymbolicExample, SymbolicOptions } from "../example.ts";
import type { filesAt } from "./texts.ts";

/** A data structure with its methods under test. */
export interface Subject {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  readonly summary: string;
  /** Java first, then data types, predicates and one precondition for each method. */
  readonly files: ReturnType<typeof filesAt>;
  /** The one that the lesson opens with comes first. */
  readonly methods: readonly SubjectMethod[];
  /** Paragraphs that stand beside the program. */
  readonly text: readonly string[];
  /** What Table 1 says of it: Java StarFinder's tests, solver calls and seconds. */
  readonly table1?: { readonly tests: number; readonly calls: number; readonly seconds: number };
}

/** A method with the bounds that cover every branch of it that can be reached. */
export interface SubjectMethod extends Pick<SymbolicOptions, "contexts" | "depth" | "loops"> {
  readonly name: string;
}

/** The lesson on a subject: each of its methods, then the first one by the two other strategies. */
export function lessonOn({ methods, ...subject }: Subject): SymbolicExample {
  const ways = methods.map(({ name, ...bounds }) => ({ label: name, options: { method: name, ...bounds } }));
  return {
    id: subject.id,
    engine: "symbolic",
    title: subject.title,
    source: subject.source,
    summary: subject.summary,
    file: subject.files[0],
    files: subject.files,
    text: subject.text,
    presets: [...ways, ...ways.slice(0, 1).flatMap(otherStrategies)],
  };
}

function otherStrategies({ label, options }: { readonly label: string; readonly options: SymbolicOptions }) {
  return [
    { label: `${label}, lazy initialization`, options: { ...options, strategy: "lazy" } },
    { label: `${label}, black box`, options: { ...options, strategy: "black-box" } },
  ] as const;
}
