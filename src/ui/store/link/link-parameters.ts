import { isCode, unpack } from "./link-files.ts";

/** The parts of a link by their names. What is packed is unpacked when it is asked for: a name that nobody knows costs nothing. */
export type LinkParameters = Pick<ReadonlyMap<string, string>, "get" | "has">;

/** Bytes that a packed value may inflate to, and all of a link together. */
const MAX_VALUE_BYTES = 200_000;
const MAX_LINK_BYTES = 6 * 1024 * 1024;
/** An exercise has its program with it. */
const MAX_EXERCISE_BYTES = 4 * 1024 * 1024;

/** Whether the text of an exercise is small enough for a link. */
export function fitsExercise(text: string): boolean {
  return new TextEncoder().encode(JSON.stringify(text)).length <= MAX_EXERCISE_BYTES;
}

/** Reads `example=…&context=1-call`. A program has the name `code`; of two parts of one name the last counts. `unpackWithin` inflates. */
export function readParameters(query: string, unpackWithin = unpack): LinkParameters {
  const written = new Map<string, string>();
  for (const part of query.split("&")) {
    if (isCode(part)) written.set("code", part);
    else if (part !== "") {
      const [name = "", value = ""] = part.split(/=(.*)/s, 2);
      written.set(name, value);
    }
  }
  const read = new Map<string, string>();
  let bytesLeft = MAX_LINK_BYTES;
  const valueOf = (name: string, value: string): string => {
    if (name === "code") return value;
    if (!value.startsWith("v1.")) return decode(value);
    const most = name === "exercise" ? MAX_EXERCISE_BYTES : MAX_VALUE_BYTES;
    const text = textOf(() => unpackWithin(value.slice(3), Math.min(most, bytesLeft)));
    // What does not fit was inflated up to the limit, too.
    bytesLeft -= text?.length ?? most;
    return text ?? value;
  };
  return {
    has: (name) => written.has(name),
    get(name) {
      const value = written.get(name);
      if (value === undefined || read.has(name)) return read.get(name);
      read.set(name, valueOf(name, value));
      return read.get(name);
    },
  };
}

/** Undefined where it is damaged or too much: it stays as it is written then, and is no value of any option. */
function textOf(unpacked: () => unknown): string | undefined {
  try {
    const text = unpacked();
    return typeof text === "string" ? text : undefined;
  } catch {
    return undefined;
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}
