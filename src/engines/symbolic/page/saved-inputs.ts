import type { SavedResult } from "../../../engine-kit/index.ts";
import type { TestsResult } from "../algorithm/test-input/test-input.ts";
import type { TestsAnswer } from "../restriction.ts";

/** The generated inputs as the command line prints them. */
export const savedInputs: SavedResult<TestsResult> = {
  id: "symbolic.saved.json",
  panel: "generated-tests",
  fileName: ({ method }) => `${partsOf(method).join(".")}.tests.json`,
  content: { kind: "result", text: (result) => `${JSON.stringify(result, undefined, 2)}\n` },
};

/** The generated inputs as a JUnit class. */
export const savedJunit: SavedResult<TestsResult, TestsAnswer> = {
  id: "symbolic.saved.junit",
  panel: "generated-tests",
  fileName: ({ method }, files) => (files.some(({ name }) => name.endsWith(".java")) ? junitName(method) : undefined),
  content: {
    kind: "command",
    command: "tests",
    request: (_result, options, junit) => ({ ...options, junit }),
    text: ({ junit }) => junit,
  },
};

/** `DLL.addFirst(int)` to `DLLAddFirstTest.java`, which is also the name of the class. */
function junitName(method: string): string {
  const [type = "", name = ""] = partsOf(method);
  return `${type}${name.charAt(0).toUpperCase()}${name.slice(1)}Test.java`;
}

/** The simple names of class and method. */
function partsOf(method: string): readonly string[] {
  return method
    .replace(/\(.*$/, "")
    .split(".")
    .slice(-2)
    .map((part) => part.replaceAll(/[^\w$]/g, ""));
}
