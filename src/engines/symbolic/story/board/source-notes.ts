import type { Span } from "../../../../kernel/index.ts";
import type { InlayHint } from "../../../../trace/index.ts";
import type { SymbolicRun } from "./run.ts";

/** The statement that is executed next; before the first configuration the method's head. */
export function nextStatement(run: SymbolicRun, n: number): Span | undefined {
  const next = run.topFrame(run.configurationAt(n))?.at;
  const method = run.row("subject", 0)?.span;
  // The head is enough: a method that is marked as a whole says nothing.
  return next ?? (method && { ...method, end: method.start });
}

/** s(v) for the variables of the statement that was executed last. */
export function valueHints(run: SymbolicRun, n: number, since: number): readonly InlayHint[] {
  const seq = run.configurationAt(n);
  const execution = seq === undefined || seq < since ? undefined : run.executionOf(seq);
  if (seq === undefined || execution === undefined) return [];
  const words = new Set(execution.text.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? []);
  const { file, start } = execution.span;
  const remembered = run.remembered(seq);
  const births = remembered?.births.frames[remembered.configuration.stack.length - 1];
  return (run.topFrame(seq)?.values ?? [])
    .filter(({ name }) => words.has(name))
    .map(({ name, value }) => ({
      file,
      line: start.line,
      text: `${name} = ${value.text}`,
      short: value.text,
      isNew: (births?.get(name) ?? -1) >= since,
    }));
}

/** What a variable stands for, and the object behind it. */
export function hoverText(run: SymbolicRun, word: string, n: number): string | undefined {
  const seq = run.configurationAt(n);
  const value = run.topFrame(seq)?.values.find(({ name }) => name === word)?.value;
  if (value === undefined) return undefined;
  const object = run.objectsOf(seq).find(({ root }) => root === value.reference);
  const meant = codeOf(`s(${word}) = ${value.text}`);
  if (object === undefined) return meant;
  const fields = object.fields.map(({ name, now }) => `${name}: ${now.text}`).join(", ");
  return `${meant}\n\n${codeOf(`${object.root} ↦ ${object.data}(${fields})`)}`;
}

/** As code in Markdown, which a backtick would end. */
function codeOf(text: string): string {
  return `\`${text.replaceAll("`", "'")}\``;
}
