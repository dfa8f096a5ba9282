import type { AnalysisError, Span } from "../../../../kernel/index.ts";
import { isUnsupported, type Unsupported, unsupported } from "../../../messages/unsupported.ts";
import { isJdkClass, isJdkPackage, jdkMembersOf } from "./jdk-names.ts";

/** Why there are no such packages or classes. */
const REASONS: readonly (readonly [pattern: RegExp, reason: Unsupported])[] = [
  [/^java\.nio(\.(file|channels)\b.*)?$|^java\.io\.(.*File|Object(In|Out))/, "no-files"],
  [/^javax?\.(net|rmi)\b/, "no-network"],
  [/^(java\.awt|javax\.swing|javafx)\b/, "no-windows"],
  [/^javax?\.sql\b/, "no-database"],
  [/^java\.lang\.(reflect|invoke)\b/, "no-reflection"],
];

/** Whether a name is of a library that programs bring along or the JDK brings, not the reader's. */
export function isOfJdk(name: string): boolean {
  return /^java(x|fx)?(\.|$)/.test(name);
}

/**
 * Whether the library lacks the class or package of a full name, as opposed to there being none: all of javafx and
 * what others put under javax counts as lacking.
 */
export function isAbsent(names: readonly string[]): boolean {
  if (isJdkPackage(names.join("."))) return true;
  for (let end = names.length - 1; end > 0; end--) {
    const packageName = names.slice(0, end).join(".");
    if (!isJdkPackage(packageName)) continue;
    const [top = "", ...inner] = names.slice(end);
    return isJdkClass(packageName, top) && (inner.length === 0 || hasInner(packageName, top, inner));
  }
  return /^java(x|fx)\./.test(names.join("."));
}

/** Of classes that the library lacks altogether it is not known what is in them. */
function hasInner(packageName: string, top: string, inner: readonly string[]): boolean {
  const members = jdkMembersOf([packageName, top, ...inner.slice(0, -1)].join("."));
  const last = inner.at(-1) ?? "";
  return members === undefined || members.names.has(last) || members.methods.has(last);
}

/** What needs the program's own classes, methods and fields as objects. */
const REFLECTION = /^(forName|newInstance|get(Declared|Enclosing)?(Class|Constructor|Field|Method)(es|s)?)$/;

/** Whether a method is one of reflection. */
export function isReflective(owner: string, method: string): boolean {
  return owner === "java.lang.Class" && REFLECTION.test(method);
}

/** What is said of a class or package of the JDK that the library lacks. */
export function absent(span: Span, name: string, what: "library-class" | "library-package"): AnalysisError {
  const reason = REASONS.find(([pattern]) => pattern.test(name))?.[1] ?? what;
  return unsupported(span, reason, { name });
}

/** A program that needs files, a network, … is told so once, where it first names one of their classes. */
export function eachReasonOnce(errors: readonly AnalysisError[]): readonly AnalysisError[] {
  const told = new Set<Unsupported>();
  return errors.filter((error) => {
    const reason = REASONS.find(([, id]) => isUnsupported(error, id))?.[1];
    if (reason === undefined) return true;
    const isFirst = !told.has(reason);
    told.add(reason);
    return isFirst;
  });
}
