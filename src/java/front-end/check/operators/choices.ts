import { classType, isReference } from "../../../ir/types.ts";
import type { Located } from "../../syntax/source-text.ts";
import type { TypedExpression } from "../../typed/tree.ts";
import type { FunctionShape, StaticType } from "../../types/generic-types.ts";
import { isOpen, withSolutions } from "../../types/generic-types.ts";
import { Inference, type PendingFunction } from "../../types/relations/inference.ts";
import { constrain, settled } from "../conversions/arguments.ts";
import type { Checker } from "../scope/checker.ts";

/** A conditional or a `switch` whose type is not known before that of its values is. */
interface OpenChoice extends Located {
  readonly values: readonly TypedExpression[];
  /** The choice among the values, each of a type that is known; all are to become the given type. */
  readonly build: (values: readonly TypedExpression[], type: StaticType | undefined) => TypedExpression;
}

/** What is expected of the choice is expected of each of its values (JLS 15.25.3, 15.28.1). */
export function pendingChoice(checker: Checker, choice: OpenChoice): TypedExpression {
  const isOfFunctions = choice.values.some(({ type }) => type.kind === "function");
  return isOfFunctions ? choiceOfFunctions(choice) : choiceOfValues(checker, choice);
}

/** A choice is like a call of a method `<T> T choose(T, T)`. */
function choiceOfValues(checker: Checker, { values, build, start, end }: OpenChoice): TypedExpression {
  const object = classType(checker.table.object.info);
  const inference = new Inference(checker.table);
  const [type = object] = inference.open(
    [{ name: "T", bounds: [object], lower: undefined, isCaptured: false, inference: undefined }],
    (each) => each,
  );
  for (const value of values) constrain(checker, inference, value, type);
  let finished: TypedExpression | undefined;
  const finish = (expected: StaticType | undefined): TypedExpression => {
    if (finished !== undefined) return finished;
    if (expected !== undefined) expectOfEach(inference, type, values, expected);
    inference.run();
    const known = expected !== undefined && isDecided(expected) ? expected : withSolutions(type);
    finished = build(
      values.map((value) => settled(value, known)),
      known,
    );
    return finished;
  };
  return { kind: "pending", type, pending: { inference, later: undefined, finish }, start, end };
}

/** A primitive type is expected of each value for itself: `1` in `f() : 1` does not make a box of what the other gives. */
function expectOfEach(
  inference: Inference,
  type: StaticType,
  values: readonly TypedExpression[],
  expected: StaticType,
): void {
  if (isReference(expected) && inference.expect(type, expected)) return;
  for (const value of values) inference.expect(value.type, expected);
}

function isDecided(expected: StaticType): boolean {
  return expected.kind === "primitive" || (isReference(expected) && !isOpen(expected));
}

/** Lambdas take their type from where the choice stands. */
function choiceOfFunctions({ values, build, start, end }: OpenChoice): TypedExpression {
  const shapes = values.flatMap(({ type }) => (type.kind === "function" ? [type] : []));
  const type: FunctionShape = {
    kind: "function",
    fits: (each) => shapes.every((shape) => shape.fits(each)),
    prefers: (each, other) => shapes.every((shape) => shape.prefers(each, other)),
  };
  let finished: TypedExpression | undefined;
  const later = (each: StaticType, inference: Inference): PendingFunction => {
    const parts = values.flatMap((value) =>
      value.kind === "pending" && value.pending.later !== undefined ? [value.pending.later(each, inference)] : [],
    );
    return {
      isChecked: false,
      inputs: () => parts.flatMap((part) => part.inputs()),
      check: () => {
        for (const part of parts) part.check();
      },
    };
  };
  const finish = (expected: StaticType | undefined): TypedExpression => {
    finished ??= build(
      values.map((value) => settled(value, expected)),
      expected,
    );
    return finished;
  };
  return { kind: "pending", type, pending: { inference: undefined, later, finish }, start, end };
}
