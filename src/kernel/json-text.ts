/** Characters to a piece, about. */
const PIECE = 1 << 16;

/** How many levels are walked value by value; what lies below, and each record of a list, is written at once. */
const WALKED_LEVELS = 4;

/** Where a value nests too deeply to be written at once, this number of further levels is walked before that is tried again. */
const RETRIED_AFTER = 2_000;

/**
 * The text of `JSON.stringify(value)` in pieces, so that no result is too long for a string and none stands in memory
 * twice. Iterables are written as arrays, an element at a time. Nesting may be as deep as memory allows.
 */
export function* jsonText(value: unknown): Generator<string, void, undefined> {
  let piece = "";
  for (const part of partsOf(value)) {
    piece += part;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = "";
  }
  if (piece !== "") yield piece;
}

/** An open container: the rest that is still to be written, and the text that closes it. */
interface OpenContainer {
  readonly entries: Iterator<readonly [key: string | undefined, value: unknown]>;
  readonly close: string;
  separator: "" | ",";
}

function* partsOf(root: unknown): Generator<string, void, undefined> {
  const open: OpenContainer[] = [];
  let walkedLevels = WALKED_LEVELS;
  /** The text of a value, or what opens it: then its entries are next. */
  const begin = (value: unknown, isElement: boolean): string => {
    const isRow = isElement && !isIterable(value) && walkedLevels === WALKED_LEVELS;
    const isWalked = open.length < walkedLevels && !isRow;
    const text = isWalked ? leafText(value) : wholeText(value);
    if (text !== undefined) return text;
    if (!isWalked && !isIterator(value)) walkedLevels = open.length + RETRIED_AFTER;
    open.push(isIterable(value) ? opened(elementsOf(value), "]") : opened(membersOf(Object(value)), "}"));
    return isIterable(value) ? "[" : "{";
  };
  yield begin(root, false);
  for (let container = open.at(-1); container !== undefined; container = open.at(-1)) {
    const next = container.entries.next();
    if (next.done === true) {
      yield container.close;
      open.pop();
      continue;
    }
    const [key, value] = next.value;
    const prefix = container.separator + (key === undefined ? "" : `${JSON.stringify(key)}:`);
    container.separator = ",";
    yield prefix + begin(value, key === undefined);
  }
}

function opened(entries: OpenContainer["entries"], close: string): OpenContainer {
  return { entries, close, separator: "" };
}

/** The text of what contains nothing; undefined for containers. */
function leafText(value: unknown): string | undefined {
  return typeof value === "object" && value !== null ? undefined : (JSON.stringify(value) ?? "null");
}

/** The text of a value as a whole; undefined for lists that are no arrays, and for what nests too deeply for it. */
function wholeText(value: unknown): string | undefined {
  if (isIterator(value)) return undefined;
  try {
    return JSON.stringify(value) ?? "null";
  } catch (cause) {
    if (cause instanceof RangeError) return undefined;
    throw cause;
  }
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.iterator in value;
}

/** A list that is no array: `JSON.stringify` does not know it. */
function isIterator(value: unknown): boolean {
  return isIterable(value) && !Array.isArray(value);
}

function* elementsOf(list: Iterable<unknown>): Generator<readonly [undefined, unknown]> {
  for (const element of list) yield [undefined, element];
}

/** As `JSON.stringify` has it: own members that have a value, in their order. */
function* membersOf(record: object): Generator<readonly [string, unknown]> {
  for (const entry of Object.entries(record)) if (entry[1] !== undefined && typeof entry[1] !== "function") yield entry;
}

/** Whether a value that was read from JSON is an object. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether JSON keeps a value as it is. */
export function isPlain(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  if (value === null || value === undefined || ["string", "boolean"].includes(typeof value)) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return (
    typeof value === "object" &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every(isPlain)
  );
}
