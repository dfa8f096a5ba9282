import type { Expression, LocalDeclaration, Located, Statement, Switch } from "../../../../java/index.ts";
import { say } from "../../messages/say.ts";
import type { Slot } from "../plan/slots.ts";
import { naturalUpdate } from "./assignments.ts";
import { callPiece, constructorArguments } from "./calls.ts";
import { declaratorParts, isSplit } from "./declarators.ts";
import { forEachParts } from "./for-each.ts";
import { type Part, plainParts, type Rewriting } from "./rewriting.ts";

/** What changes within statements. */
export function statementParts(r: Rewriting, nodes: readonly Statement[], returns: Slot | undefined): readonly Part[] {
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
    parts.push(...partsOf(r, node, returns));
  }
  flush();
  return parts;
}

function isSameDeclaration(a: LocalDeclaration | undefined, b: LocalDeclaration): boolean {
  return a?.type !== undefined && b.type !== undefined && a.type.start === b.type.start;
}

function partsOf(r: Rewriting, node: Exclude<Statement, LocalDeclaration>, returns: Slot | undefined): readonly Part[] {
  switch (node.kind) {
    case "block":
      return statementParts(r, node.statements, returns);
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
      return switchParts(r, node.switch, returns, false);
    case "yield":
      return plainParts(r, [node.value], say("why.chosen"));
    case "throw":
      return plainParts(r, [node.value]);
    case "assert":
      return [...conditions(r, [node.condition]), ...plainParts(r, node.detail === undefined ? [] : [node.detail])];
    case "return":
      return node.value === undefined ? [] : [[node.value, returned(r, node.value, returns)]];
    case "try":
      return tryParts(r, node, returns);
    case "synchronized":
      return [...plainParts(r, [node.lock]), ...statementParts(r, [node.body], returns)];
    default:
      return controlParts(r, node, returns);
  }
}

/** Conditions and loops. */
function controlParts(
  r: Rewriting,
  node: Exclude<Statement, LocalDeclaration>,
  returns: Slot | undefined,
): readonly Part[] {
  switch (node.kind) {
    case "if": {
      const branches = node.whenFalse === undefined ? [node.whenTrue] : [node.whenTrue, node.whenFalse];
      return [...conditions(r, [node.condition]), ...branches.flatMap((each) => statementParts(r, [each], returns))];
    }
    case "while":
    case "do":
      return [...conditions(r, [node.condition]), ...statementParts(r, [node.body], returns)];
    case "for":
      return forParts(r, node, node, returns);
    case "for-each":
      return [...forEachParts(r, node), ...statementParts(r, [node.body], returns)];
    case "labeled": {
      const loop = withoutLabels(node.body);
      return loop.kind === "for" ? forParts(r, loop, node, returns) : statementParts(r, [loop], returns);
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
function forParts(r: Rewriting, loop: For, whole: Located, returns: Slot | undefined): readonly Part[] {
  const init = statementParts(r, loop.init, returns);
  const rest = [
    ...conditions(r, loop.condition === undefined ? [] : [loop.condition]),
    ...statementParts(r, loop.update, returns),
    ...statementParts(r, [loop.body], returns),
  ];
  const declared = loop.init.filter((each) => each.kind === "local");
  const last = declared.at(-1);
  if (last === undefined || !isSplit(r, declared)) return [...init, ...rest];
  const head = { start: r.source.text.indexOf("(", loop.start) + 1, end: last.end };
  return [[whole, `{ ${r.splice(head, init)}; ${r.splice(whole, [[head, ""], ...rest])} }`]];
}

function tryParts(
  r: Rewriting,
  node: Extract<Statement, { readonly kind: "try" }>,
  returns: Slot | undefined,
): readonly Part[] {
  const blocks = [
    node.body,
    ...node.catches.map(({ body }) => body),
    ...(node.finallyBlock ? [node.finallyBlock] : []),
  ];
  return [...statementParts(r, node.resources, returns), ...statementParts(r, blocks, returns)];
}

/** What changes within a `switch`; of one that is a value every arm is a Java value. */
export function switchParts(
  r: Rewriting,
  { subject, cases }: Switch,
  returns: Slot | undefined,
  isValue: boolean,
): readonly Part[] {
  const inner = cases.flatMap(({ isArrow, body }) =>
    body.flatMap((statement): readonly Part[] =>
      isValue && isArrow && statement.kind === "expression"
        ? plainParts(r, [statement.expression], say("why.chosen"))
        : statementParts(r, [statement], returns),
    ),
  );
  return [...plainParts(r, [subject], say("why.decides")), ...mergedDeclarations(inner)];
}

/** Parts at one place are the same. */
function mergedDeclarations(parts: readonly Part[]): readonly Part[] {
  const keyOf = ({ start, end }: Located) => `${start}:${end}`;
  return [...new Map(parts.map((part) => [keyOf(part[0]), part])).values()];
}

function conditions(r: Rewriting, nodes: readonly Expression[]): readonly Part[] {
  return nodes.map((each) => [each, r.condition(each)]);
}

function returned(r: Rewriting, value: Expression, returns: Slot | undefined): string {
  return returns?.shape === undefined
    ? r.plain(value, say("why.returned"))
    : r.symbolic(value, returns.shape, [returns]);
}

/** An expression as a statement: its value is not used. */
function effectOf(r: Rewriting, node: Expression): string {
  if (node.kind === "update") return naturalUpdate(r, node, true).text;
  return node.kind === "call" ? callPiece(r, node, "effect").text : r.natural(node).text;
}
