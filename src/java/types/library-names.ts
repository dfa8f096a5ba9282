const NAMES: ReadonlySet<string> = new Set(
  (
    "System Math Integer Long Short Byte Character Boolean Float Double Number StringBuilder StringBuffer CharSequence " +
    "Comparable Iterable Runnable Thread Throwable Exception RuntimeException Error IllegalArgumentException " +
    "IllegalStateException NullPointerException ClassCastException IndexOutOfBoundsException " +
    "UnsupportedOperationException Class Enum Record Cloneable Override Void " +
    "List ArrayList LinkedList Map HashMap TreeMap LinkedHashMap Set HashSet TreeSet LinkedHashSet Collection Collections " +
    "Arrays Iterator Deque ArrayDeque Queue PriorityQueue Stack Vector Optional Objects Random Scanner Function Supplier " +
    "Consumer Predicate BiFunction UnaryOperator BinaryOperator Comparator"
  ).split(" "),
);

/** Whether a reader who writes this name most likely means the Java library. */
export function isKnownLibraryName(name: string): boolean {
  return NAMES.has(name.slice(name.lastIndexOf(".") + 1));
}
