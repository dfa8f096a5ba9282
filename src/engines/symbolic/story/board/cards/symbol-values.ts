import type { Seq } from "../../../../../trace/index.ts";
import type { InputValue, TestInput } from "../../../algorithm/test-input/test-input.ts";
import type { SymbolicRun } from "../run.ts";
import { parametersOf } from "./input-heap.ts";

/** What each symbol of a configuration is in a test input: found by a walk along both heaps from the parameters. */
export function symbolValues(
  run: SymbolicRun,
  seq: Seq | undefined,
  input: TestInput,
): ReadonlyMap<string, InputValue> {
  const values = new Map<string, InputValue>();
  const learn = (symbol: string, value: InputValue | undefined): void => {
    if (value !== undefined && !values.has(symbol)) values.set(symbol, value);
  };
  for (const { name, value } of parametersOf(run)) learn(value.text, input.arguments[name]);
  const cells = new Map(input.heap.map(({ id, fields }) => [id, fields]));
  const open = new Set(run.objectsOf(seq).filter(({ origin }) => origin === "input"));
  for (let known = -1; known !== values.size; ) {
    known = values.size;
    for (const object of open) {
      const fields = cells.get(String(values.get(object.root)));
      if (fields === undefined) continue;
      open.delete(object);
      for (const { name, initial } of object.fields) learn(initial.text, fields[name]);
    }
  }
  return values;
}
