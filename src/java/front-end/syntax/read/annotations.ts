import type { RawNode } from "../raw-node.ts";
import { childOf, ofType } from "../raw-node.ts";
import type { Annotation, AnnotationArgument, Identifier } from "../tree/tree.ts";
import type { TreeReader } from "./tree-reader.ts";
import { readIdentifier, required } from "./tree-reader.ts";

/** The annotations before a declaration, `@Override`. */
export function readAnnotations(reader: TreeReader, node: RawNode): readonly Annotation[] {
  const names = new Set<string>();
  return (ofType(node, "modifiers")?.children ?? []).filter(isAnnotation).map((child) => {
    const parts = partsOf(reader, childOf(child, "name"));
    const name = parts.map((part) => part.text).join(".");
    const isRepeated = names.has(name);
    names.add(name);
    return { parts, arguments: argumentsOf(reader, child), isRepeated, start: child.start, end: child.end };
  });
}

/** Whether this is the annotation of the language that is called so. */
export function isNamed({ parts }: Annotation, name: string): boolean {
  return parts.at(-1)?.text === name;
}

function isAnnotation({ type }: RawNode): boolean {
  return type === "annotation" || type === "marker_annotation";
}

function partsOf(reader: TreeReader, node: RawNode | undefined): readonly Identifier[] {
  if (node === undefined) return [];
  if (node.type === "identifier") return [readIdentifier(reader, node)];
  return node.children.flatMap((child) => partsOf(reader, child));
}

function argumentsOf(reader: TreeReader, node: RawNode): readonly AnnotationArgument[] {
  const list = (childOf(node, "arguments")?.children ?? []).filter((child) => child.type !== "ERROR");
  return list.map((child) => {
    const isPair = child.type === "element_value_pair";
    const value = isPair ? required(child, "value") : child;
    return {
      name: isPair ? readIdentifier(reader, required(child, "key")) : undefined,
      value: holdsAnnotation(value) ? undefined : reader.expression(value),
      start: child.start,
      end: child.end,
    };
  });
}

function holdsAnnotation(value: RawNode): boolean {
  return (
    isAnnotation(value) || (value.type === "element_value_array_initializer" && value.children.some(holdsAnnotation))
  );
}
