import type { Expression, LocalDeclaration, Located, Statement } from "../../../../java/index.ts";
import { say } from "../../messages/say.ts";
import { naturalUpdate } from "./assignments.ts";
import { callPiece, constructorArguments } from "./calls.ts";
import { declaratorParts, isSplit } from "./declarators.ts";
import { forEachParts } from "./for-each.ts";
import { type Exits, type Part, plainParts, type Rewriting } from "./rewriting.ts";
import { isParenthesized } from "./splice.ts";
import { switchParts } from "./switches.ts";

/** What changes within statements. */
export function statementParts(r: Rewriting, nodes: readonly Statement[], exits: Exits): readonly Part[] {
  const parts: Part[] = [];
  let group: LocalDeclaration[] = [];
  const flush = () => {
    parts.push(...declaratorParts(r, group));
    group = [];
  };
  for (const node of nodes) {
    if (node.kind === "local") {
      if (group.length > 0 && !isSameDeclaration(group.at(-1), node)) flush();
      group.push(node);
      continue;
    }
    flush();
    parts.push(...partsOf(r, node, exits));
  }
  flush();
  return parts;
}

function isSameDeclaration(a: LocalDeclaration | undefined, b: LocalDeclaration): boolean {
  return a?.type !== undefined && b.type !== undefined && a.type.start === b.type.start;
}

function partsOf(r: Rewriting, node: Exclude<Statement, LocalDeclaration>, exits: Exits): readonly Part[] {
  switch (node.kind) {
    case "block":
      return statementParts(r, node.statements, exits);
    case "constructor-call": {
      const outer = node.outer === undefined ? [] : plainParts(r, [node.outer]);
      const constructor = r.index.constructorAt(node.keyword);
      const isOwn = constructor !== undefined && !constructor.class.isLibrary;
      const given = isOwn
        ? constructorArguments(r, constructor, node, node.arguments)
        : plainParts(r, node.arguments, say("why.constructor"));
      return [...outer, ...given];
    }
    case "local-class":
      return r.classBody(node.declaration);
    case "expression":
      return [[node.expression, effectOf(r, node.expression)]];
    case "switch":
      return switchParts(r, node.switch, exits, false);
    case "yield":
      return [[node.value, withoutParentheses(exits.yielded(node.value))]];
    case "throw":
      return plainParts(r, [node.value]);
    case "assert":
      return [...conditions(r, [node.condition]), ...plainParts(r, node.detail === undefined ? [] : [node.detail])];
    case "return":
      return node.value === undefined ? [] : [[node.value, exits.returned(node.value)]];
    case "try":
      return tryParts(r, node, exits);
    case "synchronized":
      return [...plainParts(r, [node.lock]), ...statementParts(r, [node.body], exits)];
    default:
      return controlParts(r, node, exits);
  }
}

/** Conditions and loops. */
function controlParts(r: Rewriting, node: Exclude<Statement, LocalDeclaration>, exits: Exits): readonly Part[] {
  switch (node.kind) {
    case "if": {
      const branches = node.whenFalse === undefined ? [node.whenTrue] : [node.whenTrue, node.whenFalse];
      return [...conditions(r, [node.condition]), ...branches.flatMap((each) => statementParts(r, [each], exits))];
    }
    case "while":
    case "do":
      return [...conditions(r, [node.condition]), ...statementParts(r, [node.body], exits)];
    case "for":
      return forParts(r, node, node, exits);
    case "for-each":
      return [...forEachParts(r, node), ...statementParts(r, [node.body], exits)];
    case "labeled": {
      const loop = withoutLabels(node.body);
      return loop.kind === "for" ? forParts(r, loop, node, exits) : statementParts(r, [loop], exits);
    }
    default:
      return [];
  }
}

type For = Extract<Statement, { readonly kind: "for" }>;

function withoutLabels(node: Statement): Statement {
  return node.kind === "labeled" ? withoutLabels(node.body) : node;
}

/**
 * A loop, with the labels before it. Its head has room for one declaration: if `int i = 0, n = e` becomes several, they
 * stand before the loop, in a block with it.
 */
function forParts(r: Rewriting, loop: For, whole: Located, exits: Exits): readonly Part[] {
  const init = statementParts(r, loop.init, exits);
  const rest = [
    ...conditions(r, loop.condition === undefined ? [] : [loop.condition]),
    ...statementParts(r, loop.update, exits),
    ...statementParts(r, [loop.body], exits),
  ];
  const declared = loop.init.filter((each) => each.kind === "local");
  const last = declared.at(-1);
  if (last === undefined || !isSplit(r, declared)) return [...init, ...rest];
  const head = { start: r.source.text.indexOf("(", loop.start) + 1, end: last.end };
  return [[whole, `{ ${r.splice(head, init)}; ${r.splice(whole, [[head, ""], ...rest])} }`]];
}

function tryParts(r: Rewriting, node: Extract<Statement, { readonly kind: "try" }>, exits: Exits): readonly Part[] {
  const blocks = [
    node.body,
    ...node.catches.map(({ body }) => body),
    ...(node.finallyBlock ? [node.finallyBlock] : []),
  ];
  return [...statementParts(r, node.resources, exits), ...statementParts(r, blocks, exits)];
}

/** `yield (x);` would be a call, not a statement. */
function withoutParentheses(text: string): string {
  return isParenthesized(text) ? text.slice(1, -1) : text;
}

function conditions(r: Rewriting, nodes: readonly Expression[]): readonly Part[] {
  return nodes.map((each) => [each, r.condition(each)]);
}

/** An expression as a statement: its value is not used. */
function effectOf(r: Rewriting, node: Expression): string {
  if (node.kind === "update") return naturalUpdate(r, node, true).text;
  return node.kind === "call" ? callPiece(r, node, "effect").text : r.natural(node).text;
}
