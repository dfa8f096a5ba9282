import type { AnalysisError, Span } from "../../../../kernel/index.ts";
import { isUnsupported, type Unsupported, unsupported } from "../../../messages/unsupported.ts";

/**
 * Classes of the JDK that the library lacks, by package: who writes such a name has not misspelled another one. Those
 * whose names a program may well have for classes of its own, such as Point, are left out.
 */
const ABSENT: Readonly<Record<string, string>> = {
  "java.io":
    "File FileInputStream FileOutputStream FileReader FileWriter ObjectInputStream ObjectOutputStream RandomAccessFile",
  "java.net": "HttpURLConnection InetAddress ServerSocket Socket URI URL URLConnection",
  "java.net.http": "HttpClient HttpRequest HttpResponse",
  "java.nio": "ByteBuffer CharBuffer",
  "java.nio.file": "FileSystems Files Path Paths",
  "java.sql": "DriverManager PreparedStatement ResultSet SQLException",
  "java.text": "DateFormat DecimalFormat MessageFormat NumberFormat SimpleDateFormat",
  "java.time": "Clock Duration Instant LocalDateTime LocalTime OffsetDateTime YearMonth ZoneId ZonedDateTime",
  "java.util": "Calendar Currency Hashtable Properties Spliterator Timer TimerTask UUID WeakHashMap",
  "java.util.concurrent":
    "ConcurrentLinkedDeque DelayQueue Exchanger LinkedBlockingDeque Phaser StructuredTaskScope SynchronousQueue",
  "java.util.concurrent.locks": "LockSupport StampedLock",
  "java.util.stream": "Collector Collectors DoubleStream IntStream LongStream Stream StreamSupport",
  "javax.swing": "JButton JDialog JFrame JLabel JOptionPane JPanel JTable JTextArea JTextField SwingUtilities",
};

/** Why there are no such packages or classes. */
const REASONS: readonly (readonly [pattern: RegExp, reason: Unsupported])[] = [
  [/^java\.nio\b|^java\.io\.(.*File|Object(In|Out))/, "no-files"],
  [/^javax?\.(net|rmi)\b/, "no-network"],
  [/^(java\.awt|javax\.swing|javafx)\b/, "no-windows"],
  [/^javax?\.sql\b/, "no-database"],
];

/** The package of a class of the JDK that the library lacks; undefined for any other name. */
export function absentPackageOf(simpleName: string): string | undefined {
  return Object.keys(ABSENT).find((name) => ABSENT[name]?.split(" ").includes(simpleName));
}

/** Whether there can be such a package or class at all: it is the JDK's, not the reader's. */
export function isOfJdk(name: string): boolean {
  return /^java(x|fx)?(\.|$)/.test(name);
}

/** What is said of a class or package of the JDK that the library lacks. */
export function absent(span: Span, name: string, what: "library-class" | "library-package"): AnalysisError {
  const reason = REASONS.find(([pattern]) => pattern.test(name))?.[1] ?? what;
  return unsupported(span, reason, { name });
}

/** Says that the library lacks a class, where it is named first. */
export function reportAbsent(errors: AnalysisError[], span: Span, name: string): void {
  const error = absent(span, name, "library-class");
  const isTold = errors.some((told) => JSON.stringify({ ...told, span }) === JSON.stringify(error));
  if (!isTold) errors.push(error);
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
