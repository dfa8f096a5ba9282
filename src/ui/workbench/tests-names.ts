/** `DLL.addFirst(int)` to `DLLAddFirstTest.java`, which is also the name of the class. */
export function junitName(method: string): string {
  const [type = "", name = ""] = partsOf(method);
  return `${type}${name.charAt(0).toUpperCase()}${name.slice(1)}Test.java`;
}

/** `DLL.addFirst(int)` to `DLL.addFirst.tests.json`. */
export function resultName(method: string): string {
  return `${partsOf(method).join(".")}.tests.json`;
}

/** The simple names of class and method. */
function partsOf(method: string): readonly string[] {
  return method
    .replace(/\(.*$/, "")
    .split(".")
    .slice(-2)
    .map((part) => part.replaceAll(/[^\w$]/g, ""));
}
