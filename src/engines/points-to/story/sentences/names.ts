import type { PointsToRun } from "../run.ts";

/** The name of a pointer alone: `n1`, `this`, `a.next` for the temporary of an expression, `o3.f`, `C.s`. */
export function pointerName(run: PointsToRun, pointer: number): string {
  const { shortLabel, context, box } = run.pointer(pointer);
  const prefix = `${context}:`;
  const name = box !== -1 && shortLabel.startsWith(prefix) ? shortLabel.slice(prefix.length) : shortLabel;
  return /^\$\d+‹(.*)›$/s.exec(name)?.[1] ?? name;
}

/** The name alone of the method that a pointer belongs to; "" for fields, elements and static fields. */
export function ownerName(run: PointsToRun, pointer: number): string {
  const { box } = run.pointer(pointer);
  return box === -1 ? "" : methodName(run, box);
}

/** `id` of `[14]:C.id(Number)`; of a constructor and of a static initializer the class goes before. */
export function methodName(run: PointsToRun, method: number): string {
  const label = run.method(method).method;
  const name = label.replace(/\(.*$/s, "");
  return name.includes("<") ? name : name.slice(name.lastIndexOf(".") + 1);
}

/** `o12` of one object, `{o12, o13}` of several. */
export function objectsText(run: PointsToRun, objects: readonly number[]): string {
  const [first] = objects;
  return objects.length === 1 && first !== undefined ? run.object(first).label : run.objects(objects);
}
