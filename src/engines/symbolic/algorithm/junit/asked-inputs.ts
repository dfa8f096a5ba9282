import type { Type } from "../../../../java/index.ts";
import { say } from "../../messages/say.ts";
import type { MadeInput, TestInput } from "../test-input/test-input.ts";
import { literal } from "./java-text.ts";

/** Statements that hand in what the method asks for by `Symbolic.integer()` and the like. */
export function bindings({ inputs = [] }: TestInput): readonly string[] {
  if (inputs.length === 0) return [];
  return ["Symbolic.reset();", ...inputs.map((input) => `Symbolic.bind("${input.name}", ${valueText(input)});`)];
}

const DOUBLE: Type = { kind: "primitive", name: "double" };

function valueText({ kind, value }: MadeInput): string {
  return kind === "real" && typeof value === "number" ? literal(DOUBLE, value) : JSON.stringify(value);
}

/** The class that these statements call, which Java does not have. */
export function symbolicClass(): readonly string[] {
  return [say("junit.symbolic"), ...SYMBOLIC.split("\n")];
}

const SYMBOLIC = `final class Symbolic {
  private static final java.util.Map<String, Object> values = new java.util.HashMap<>();
  private static final java.util.Map<String, Integer> asked = new java.util.HashMap<>();

  static void reset() {
    values.clear();
    asked.clear();
  }

  static void bind(String name, Object value) {
    values.put(name, value);
  }

  static int integer() {
    return (Integer) next("integer", 0);
  }

  static boolean bool() {
    return (Boolean) next("bool", false);
  }

  static double real() {
    return (Double) next("real", 0.0);
  }

  static String string() {
    return (String) next("string", "");
  }

  private static Object next(String kind, Object empty) {
    return values.getOrDefault(kind + asked.merge(kind, 1, Integer::sum), empty);
  }
}
`;
