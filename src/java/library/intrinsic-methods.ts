/**
 * The library's methods that the interpreter runs itself, by label without package: `String.charAt(int)`.
 *
 * There are two kinds. A `native` method returns no object that it makes. Any other has a model body: what the
 * analyzes see of it. The `new` in a model body is where an object that the interpreter makes comes from: the first
 * `new String` for a text, `new String[]` for an array of them, `new X` after `throw` for an exception. What a model
 * body returns may be of another value, never from another place.
 *
 * Everywhere: where Java would follow a null (the receiver, a text, an array), the virtual machine's
 * NullPointerException is thrown; characters are UTF-16 code units; a result equal to the receiver may be the receiver.
 */
export const INTRINSIC_METHODS: readonly string[] = [
  ...objects(),
  ...classes(),
  ...texts(),
  ...patterns(),
  ...builders(),
  ...characters(),
  ...bits(),
  ...mathematics(),
  ...context(),
  ...traces(),
  ...threads(),
  ...bigIntegers(),
];

/**
 * `getClass`: the one Class object of the run-time class. `hashCode`: the identity hash, from a counter. `clone`: a copy
 * of the fields or elements, of the same class, that comes from the same place as the receiver (the model body returns
 * the receiver); not Cloneable: the body's exception. `sameClass`: an array of that length and of the run-time class of
 * the pattern, all null, that comes from the same place as the pattern; the body's exception for a negative length.
 */
function objects(): readonly string[] {
  return ["Object.getClass()", "Object.hashCode()", "Object.clone()", "ArrayCopies.sameClass(Object[],int)"];
}

/**
 * `literal`: the Class object of the named class. `getName`: `java.util.Map$Entry`, `Main$1`, `[I`, `[Ljava.lang.String;`, `int`. `getSimpleName`: `Entry`, empty for an
 * anonymous class, `int[]`. `getSuperclass`: null for Object, interfaces and primitive types. `isInstance`: as
 * `instanceof`, `isAssignableFrom`: of the objects of another class. `isEnum`: of the enum itself, not of a constant with
 * a body. `initialize`: runs `<clinit>` unless it ran.
 */
function classes(): readonly string[] {
  return labels("Class", [
    "literal(String)",
    "getName()",
    "getSimpleName()",
    "getSuperclass()",
    "isArray()",
    "isAssignableFrom(Class)",
    "isEnum()",
    "isInstance(Object)",
    "isInterface()",
    "isPrimitive()",
    "isRecord()",
    "initialize()",
  ]);
}

/**
 * As in Java. `become`: the receiver, which is just being made, gets the characters of the argument. `textOf`,
 * `decoded` (UTF-8): of a part of an array. `charAt`, `codePointAt`, `substring`, `repeat`, `textOf`, `decoded` throw
 * the exception of their body, with its message, when an index or a count is wrong. `indexOf(int)` takes a code point.
 * `trim` takes away what is at most a blank, `strip` what `Character.isWhitespace` says. `toUpperCase` and `toLowerCase`
 * are of the root locale. `replaceText` is `replace` of one text by another. `intern`: the one string of this text; it
 * is the literal where the program has one.
 */
function texts(): readonly string[] {
  return labels("String", [
    "become(String)",
    "textOf(char[],int,int)",
    "decoded(byte[],int,int)",
    "length()",
    "isEmpty()",
    "isBlank()",
    "charAt(int)",
    "codePointAt(int)",
    "codePointCount(int,int)",
    "hashCode()",
    "equals(Object)",
    "equalsIgnoreCase(String)",
    "compareTo(String)",
    "compareToIgnoreCase(String)",
    "indexOf(int)",
    "indexOf(int,int)",
    "indexOf(String)",
    "indexOf(String,int)",
    "lastIndexOf(int)",
    "lastIndexOf(int,int)",
    "lastIndexOf(String)",
    "lastIndexOf(String,int)",
    "startsWith(String)",
    "startsWith(String,int)",
    "endsWith(String)",
    "substring(int,int)",
    "concat(String)",
    "replace(char,char)",
    "replaceText(String,String)",
    "toLowerCase()",
    "toUpperCase()",
    "trim()",
    "strip()",
    "stripLeading()",
    "stripTrailing()",
    "repeat(int)",
    "intern()",
    "toCharArray()",
    "getBytes()",
  ]);
}

/**
 * Regular expressions in Java's notation. `matchesPattern`: the whole text. `replacePattern`: everywhere or the first;
 * `$1`, `${name}` and `\$` in the replacement mean what they mean in Java. `splitPattern`: a limit of 0 drops empty texts
 * at the end, a positive one is the most parts, a negative one keeps all; nothing before a match of length 0 at the
 * start. `matchLength(pattern, text, index)`: the length of what matches exactly at the index, or 0. `find`: where the
 * match and its groups begin and end, two numbers each, -1 for a group that took no part. Without a match there and then it is null, or as one
 * number how far a turn of a loop or what is looked for ahead came last: from there Java's next `find` goes on.
 * `flagsOf`: with those that the pattern sets itself, -1 for what is no pattern. `groupNamed`: -1 when there is none. `problemOf`, `problemIndex`: what is no pattern, in Java's words, and where; -1 for nowhere.
 */
function patterns(): readonly string[] {
  return [
    "String.isPattern(String)",
    "String.matchesPattern(String)",
    "String.replacePattern(String,String,boolean)",
    "String.splitPattern(String,int)",
    "Scanner.matchLength(String,String,int)",
    "Pattern.flagsOf(String,int)",
    "Pattern.groupCount(String,int)",
    "Pattern.groupNamed(String,int,String)",
    "Pattern.find(String,int,String,int,int,int)",
    "PatternSyntaxException.problemOf(String,int)",
    "PatternSyntaxException.problemIndex(String,int)",
  ];
}

/** `reversed`: the characters from the last to the first; surrogate pairs keep their order. */
function builders(): readonly string[] {
  return ["StringBuilder.reversed(String)", "StringBuffer.reversed(String)"];
}

/** What Unicode says of a code point; false, or the argument, where there is no such code point. */
function characters(): readonly string[] {
  return labels("Character", [
    "isDigit(int)",
    "isLetter(int)",
    "isAlphabetic(int)",
    "isUpperCase(int)",
    "isLowerCase(int)",
    "isWhitespace(int)",
    "isSpaceChar(int)",
    "toUpperCase(int)",
    "toLowerCase(int)",
  ]);
}

/**
 * `isNumber`: whether `Double.parseDouble` takes a text that has no white space around it. `read`: its value. The texts of
 * numbers are not intrinsic: the library writes `"" + number`, and the concatenation knows Java's forms.
 */
function bits(): readonly string[] {
  return [
    "Double.isNumber(String)",
    "Double.read(String)",
    "Double.doubleToRawLongBits(double)",
    "Double.longBitsToDouble(long)",
    "Float.floatToRawIntBits(float)",
    "Float.intBitsToFloat(int)",
  ];
}

/**
 * `rint`: to the nearest whole number, to the even one in the middle. `StrictMath.log`: as fdlibm computes it, which is
 * what JavaScript's does; Java's `Math.log` may differ in the last place.
 */
function mathematics(): readonly string[] {
  const unary = "sqrt cbrt exp expm1 log log10 log1p sin cos tan asin acos atan sinh cosh tanh floor ceil rint".split(
    " ",
  );
  const binary = ["pow", "atan2", "hypot"];
  return [
    ...unary.map((name) => `Math.${name}(double)`),
    ...binary.map((name) => `Math.${name}(double,double)`),
    "StrictMath.log(double)",
  ];
}

/**
 * `emit(console, text)`: to the output (1) or the error output (2). `emitByte`: one byte of UTF-8. `StandardInput.read`:
 * the next byte of the input in UTF-8, or -1 at its end. `arraycopy`: with Java's exceptions and messages; the two helpers
 * that its body calls are for the analyzes only and never run. `exit`: ends the run. `Symbolic`: the values that the run was
 * given, of each kind in their order, and then empty ones.
 */
function context(): readonly string[] {
  return [
    "PrintStream.emit(int,String)",
    "PrintStream.emitByte(int,int)",
    "StandardInput.read()",
    "StandardInput.available()",
    "System.currentTimeMillis()",
    "System.nanoTime()",
    "System.identityHashCode(Object)",
    "System.exit(int)",
    "System.arraycopy(Object,int,Object,int,int)",
    "Symbolic.integer()",
    "Symbolic.bool()",
    "Symbolic.real()",
    "Symbolic.string()",
  ];
}

/**
 * `capture` remembers the calls that are running, without those of `fillInStackTrace` and the constructors that make this
 * exception. `depth` says how many there are. For each, innermost first: `className` as `getName`, `methodName` as in
 * Java (`<init>`, `lambda$main$0`), `fileName` without folders, `line` from 1.
 */
function traces(): readonly string[] {
  return labels("Throwable", [
    "capture()",
    "depth()",
    "className(int)",
    "methodName(int)",
    "fileName(int)",
    "line(int)",
  ]);
}

/**
 * One thread runs at a time. `begin`: the thread runs at once, on a stack of its own, and its starter goes on when it has ended
 * or waits. `pause`, `sleep`, `waitFor`: another thread has the turn; the run ends with a deadlock when there is none. `waitFor` gives the
 * lock of the object away meanwhile.
 */
function threads(): readonly string[] {
  return labels("Turns", [
    "begin(Thread,Thread,boolean)",
    "pause(Object,String)",
    "pauseFor(Object,String,long)",
    "hasTimedOut()",
    "wake(Object)",
    "yield()",
    "sleep(long)",
    "interrupt(Thread)",
    "holdsLock(Object)",
    "waitFor(Object,long)",
    "notify(Object,boolean)",
  ]);
}

/** As in Java: the receiver is what the name says of it and the arguments. `become`: the receiver, which is just being made, gets the number. */
function bigIntegers(): readonly string[] {
  const two = "add subtract multiply and or xor andNot quotient rest".split(" ").map((name) => `${name}(BigInteger)`);
  return labels("BigInteger", [
    ...two,
    "become(String,int,boolean)",
    "valueOf(long)",
    "power(int)",
    "powerModulo(BigInteger,BigInteger)",
    "not()",
    "shiftLeft(int)",
    "shiftRight(int)",
    "bitLength()",
    "bitCount()",
    "signum()",
    "compareTo(BigInteger)",
    "hashCode()",
    "toString(int)",
    "intValue()",
    "longValue()",
    "doubleValue()",
  ]);
}

function labels(owner: string, signatures: readonly string[]): readonly string[] {
  return signatures.map((signature) => `${owner}.${signature}`);
}
