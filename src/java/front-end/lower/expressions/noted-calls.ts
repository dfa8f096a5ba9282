import type { Method } from "../../../ir/program.ts";
import { NOTE_MESSAGES } from "../../../messages/notes.ts";

const { reflection: REFLECTION, waiting: WAITING, "native-library": NATIVE } = NOTE_MESSAGES;

const NOTED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ["forName", "newInstance", "getConstructor", "getDeclaredConstructor", "getMethod", "getDeclaredMethod"]
      .concat(["getMethods", "getDeclaredMethods", "getField", "getDeclaredField", "getFields", "getDeclaredFields"])
      .map((name) => [`Class.${name}`, REFLECTION]),
  ),
  "Constructor.newInstance": REFLECTION,
  "Method.invoke": REFLECTION,
  "Field.get": REFLECTION,
  "Field.set": REFLECTION,
  "Object.wait": WAITING,
  "Object.notify": WAITING,
  "Object.notifyAll": WAITING,
  "System.load": NATIVE,
  "System.loadLibrary": NATIVE,
};

/** What the reader is told of a call of this method of the library; undefined when it does what it does in Java. */
export function noteOnCall({ name, class: owner }: Method): string | undefined {
  return owner.isLibrary ? NOTED[`${owner.name}.${name}`] : undefined;
}
