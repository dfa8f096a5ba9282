import { fill } from "../../kernel/index.ts";
import type { Program } from "../ir/program.ts";
import { DEADLOCK_MESSAGES } from "../messages/deadlock.ts";
import { Frame } from "./machine/frame.ts";
import { captureTrace } from "./machine/stack-trace.ts";
import type { JavaThread, Reason } from "./threads/thread.ts";
import type { Deadlock } from "./threads/turns.ts";
import { JavaObject, JavaString } from "./values/values.ts";

/** A thread of a deadlock. */
export interface Wait {
  /** Its name. */
  readonly thread: string;
  readonly reason: Reason;
  /** The file and line of the reader's code that waits; undefined when only code of the library does. */
  readonly file?: string;
  readonly line?: number;
  /** What it waits for, in words. */
  readonly text: string;
}

export function waitsOf({ program }: { readonly program: Program }, { threads }: Deadlock): readonly Wait[] {
  return threads.filter(({ isDaemon }) => !isDaemon).map((thread) => waitOf(program, thread));
}

function waitOf(program: Program, thread: JavaThread<unknown>): Wait {
  const reason = thread.pause?.reason ?? "lock";
  const place = thread.frame instanceof Frame ? placeOf(program, thread.frame) : undefined;
  const name = nameOf(thread);
  const text = fill(DEADLOCK_MESSAGES, reason, { thread: name, line: place?.line ?? 0 });
  return { thread: name, reason, ...place, text };
}

function placeOf(program: Program, top: Frame): Pick<Wait, "file" | "line"> | undefined {
  const trace = captureTrace(program, top);
  const elements = Array.from({ length: trace.depth }, (_, index) => trace.element(index));
  const own = elements.find((element) => element?.isLibrary === false);
  return own === undefined ? undefined : { file: own.file, line: own.line };
}

function nameOf({ object }: JavaThread<unknown>): string {
  if (!(object instanceof JavaObject)) return "main";
  const field = [...object.type.slotOf].find(([{ name, class: owner }]) => name === "name" && owner.isLibrary);
  const name = field === undefined ? null : object.fields[field[1]];
  return name instanceof JavaString ? name.text : "main";
}
