import type { PointsToResult } from "../../engines/points-to/index.ts";

/**
 * Reads one line of a result by a short name, contexts dropped:
 * `main.x` the variable x of the methods called main (`Box.get.this`, `A.f(int).x` say more),
 * `o3.f` and `o3[*]` what the objects of a site hold (`o3.P::f` when a field hides another),
 * `static P.s`, `call 14` the callees of a call, `contexts C.id` the contexts of a method,
 * `value main.i` what constant propagation says of each assignment to i, `metric polyCalls` a number.
 */
export function factsOf(result: PointsToResult, subject: string): readonly string[] {
  const [kind, name] = subject.includes(" ") ? subject.split(/ (.*)/s) : ["", subject];
  switch (kind) {
    case "static":
      return pointedTo(result, (row) => row.kind === "static" && `${row.class}.${row.field}` === name);
    case "call":
      return distinct(result.callEdges.filter(({ site }) => site === name).map(({ callee }) => callee));
    case "contexts":
      return distinct(
        result.reachable
          .filter(({ method }) => isNamed(method, name ?? ""))
          .map(({ context }) => `[${context.join(",")}]`),
      );
    case "value":
      return valuesOf(result, name ?? "");
    case "metric":
      return Object.entries(result.metrics).flatMap(([each, value]) => (each === name ? [String(value)] : []));
    default:
      return pointedTo(result, (row) => isSubject(row, subject));
  }
}

function isSubject(row: PointsToResult["pointsTo"][number], subject: string): boolean {
  switch (row.kind) {
    case "variable":
      return isVariable(row.method, row.name, subject);
    case "field": {
      const site = siteOf(row.object);
      return subject === `${site}.${row.field}` || subject === `${site}.${row.class}::${row.field}`;
    }
    case "array":
      return subject === `${siteOf(row.object)}[*]`;
    case "static":
      return false;
  }
}

function valuesOf(result: PointsToResult, subject: string): readonly string[] {
  if (result.constants === undefined) throw new Error("value … needs the option constants");
  return result.constants.filter(({ method, name }) => isVariable(method, name, subject)).map(({ value }) => value);
}

function isVariable(method: string, variable: string, subject: string): boolean {
  const dot = subject.lastIndexOf(".");
  return subject.slice(dot + 1) === variable && isNamed(method, subject.slice(0, dot));
}

/** `C.id(Number)` is `C.id(Number)`, `C.id` and `id`. */
function isNamed(label: string, name: string): boolean {
  const whole = name.includes("(") ? label : label.replace(/\(.*$/, "");
  return whole === name || whole.endsWith(`.${name}`);
}

function pointedTo(
  result: PointsToResult,
  fits: (row: PointsToResult["pointsTo"][number]) => boolean,
): readonly string[] {
  return distinct(result.pointsTo.filter(fits).flatMap(({ objects }) => objects.map(siteOf)));
}

/** `[3]:o8` without its heap context. */
function siteOf(object: string): string {
  return object.slice(object.indexOf("]:") + 2);
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].sort(new Intl.Collator("en", { numeric: true }).compare);
}
