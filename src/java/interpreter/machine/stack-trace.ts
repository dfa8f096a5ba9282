import type { Instruction } from "../../ir/instruction.ts";
import type { ClassInfo, Method, Program } from "../../ir/program.ts";
import { binaryName } from "../values/binary-names.ts";
import type { StackTrace, TraceElement } from "../values/exceptions.ts";
import type { Frame } from "./frame.ts";

/** As `-XX:MaxJavaStackTraceDepth`. */
const MAX_FRAMES = 1024;

/** The frames that an exception made now shows, innermost first. They get their names when they are asked for. */
export function captureTrace(program: Program, top: Frame): StackTrace {
  const methods: Method[] = [];
  const instructions: number[] = [];
  for (let frame: Frame | undefined = top; frame !== undefined; frame = frame.caller) {
    const { method, origins, ops } = frame.code;
    if (method === undefined) continue;
    if (methods.length === MAX_FRAMES) break;
    const bodyLength = ops.length - origins.length;
    methods.push(method);
    instructions.push(frame.pc < bodyLength ? frame.pc : (origins[frame.pc - bodyLength] ?? 0));
  }
  return {
    depth: methods.length,
    element: (index) => {
      const method = methods[index];
      return method === undefined
        ? undefined
        : traceElement(program, method, lineOf(method, method.body[instructions[index] ?? 0]));
    },
  };
}

function traceElement(program: Program, method: Method, line: number): TraceElement {
  const lambda = method.class.isSynthetic ? lambdaName(program, method.class) : undefined;
  const owner = lambda?.owner ?? method.class;
  const path = method.class.span.file;
  return {
    className: binaryName(program, owner),
    methodName: lambda?.name ?? method.name,
    file: path.slice(path.lastIndexOf("/") + 1),
    line,
    isLibrary: method.class.isLibrary,
  };
}

/** Java gives the line of the name of a called method, and for the rest, `new` among it, that of the last one or of the statement. */
function lineOf(method: Method, instruction: Instruction | undefined): number {
  if (instruction === undefined) return method.span.start.line;
  const { kind, span, line } = instruction;
  return kind === "call" && !instruction.site.isImplicit ? instruction.site.span.start.line : (line ?? span.start.line);
}

/** `lambda$main$0` of the class around the lambda; javac counts the lambdas of a class from 0. */
function lambdaName(
  program: Program,
  info: ClassInfo,
): { readonly owner: ClassInfo; readonly name: string } | undefined {
  const site = program.allocationSites.find((each) => each.type.kind === "class" && each.type.class === info);
  const enclosing = site?.method;
  const owner = enclosing === undefined ? info.outer : userClass(program, enclosing.class);
  if (owner === undefined) return undefined;
  const number = /lambda\$(\d+)/.exec(info.methods.find((method) => method.kind === "method")?.label ?? "")?.[1];
  return { owner, name: `lambda$${enclosingName(program, enclosing)}$${number ?? 0}` };
}

/** A lambda within a lambda belongs to the class around both. */
function userClass(program: Program, info: ClassInfo): ClassInfo {
  return info.isSynthetic ? (lambdaName(program, info)?.owner ?? info) : info;
}

function enclosingName(program: Program, method: Method | undefined): string {
  if (method === undefined) return "static";
  if (method.class.isSynthetic)
    return /^lambda\$(.*)\$\d+$/.exec(lambdaName(program, method.class)?.name ?? "")?.[1] ?? "";
  return { constructor: "new", "static-initializer": "static", method: method.name }[method.kind];
}

/** `C.m(C.java:12)`; classes of the Java library with their module. */
export function showElement(element: TraceElement): string {
  const { className, methodName, file, line, isLibrary } = element;
  return `${isLibrary ? "java.base/" : ""}${className}.${methodName}(${file}:${line})`;
}
