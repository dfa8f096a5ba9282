import { engineWords, type Misconception, type Seq } from "../../../../trace/index.ts";
import { arrowOf } from "../wording.ts";
import { type CloningRun, copyKey, copyText, flowKey } from "./run.ts";
import { factKinds } from "./symbols.ts";

const { message } = engineWords("relevancy");

/**
 * Wrong conclusions about a flow by a reader who turns it around, or ends it in the copy of another context. None of them
 * holds at the step.
 */
export function misconceptionsOf(run: CloningRun, seq: Seq): readonly Misconception[] {
  const { kind, a } = run.steps.fact(seq);
  if (kind !== factKinds.flow) return [];
  const { source, target, label } = run.flow(a);
  const [from, to] = [run.copy(source), run.copy(target)];
  const say = (start: number, end: number): string =>
    `${copyText(run.copy(start))} ${arrowOf(label)} ${copyText(run.copy(end))}`;
  const other = run
    .table("copies")
    .findIndex(
      (copy, number) =>
        copy.label === to.label &&
        copy.method === to.method &&
        copy.context !== to.context &&
        isBefore(run, seq, copyKey(number)),
    );
  const isMade = (start: number, end: number): boolean =>
    run
      .table("flows")
      .some((flow, number) => flow.source === start && flow.target === end && isBefore(run, seq, flowKey(number)));
  return [
    ...(other === -1 || isMade(source, other)
      ? []
      : [{ text: say(source, other), because: message("misconception.other-copy", { context: to.context }) }]),
    ...(from.label === "env" || isMade(target, source)
      ? []
      : [
          {
            text: say(target, source),
            because: message("misconception.turned", { from: copyText(from), to: copyText(to) }),
          },
        ]),
  ];
}

function isBefore(run: CloningRun, seq: Seq, element: string): boolean {
  return (run.births.get(element) ?? seq) < seq;
}
