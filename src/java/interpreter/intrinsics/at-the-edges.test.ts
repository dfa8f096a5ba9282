import { expect, test } from "vitest";
import { compileJava } from "../../../testing/front-end.ts";
import { runProgram } from "../index.ts";

/** Expressions, and what Java 17 prints of them. */
const rows: readonly (readonly [expression: string, printed: string])[] = [
  ['"banana".indexOf("an", 2)', "3"],
  ['"banana".indexOf("", 9)', "6"],
  ['"banana".indexOf("an", -5)', "1"],
  [`"banana".indexOf('n', 3)`, "4"],
  [`"banana".indexOf('z')`, "-1"],
  ['"a😀b".indexOf(0x1F600)', "1"],
  ['"banana".indexOf(-1)', "-1"],
  ['"banana".lastIndexOf("an")', "3"],
  ['"banana".lastIndexOf("an", 2)', "1"],
  ['"banana".lastIndexOf("an", -1)', "-1"],
  ['"banana".lastIndexOf("", 3)', "3"],
  [`"banana".lastIndexOf('a', 4)`, "3"],
  ['"banana".lastIndexOf("bananas")', "-1"],
  ['"banana".startsWith("an", 1)', "true"],
  ['"banana".startsWith("", 6)', "true"],
  ['"banana".startsWith("", 7)', "false"],
  ['"banana".startsWith("b", -1)', "false"],
  ['"banana".endsWith("")', "true"],
  ['"banana".endsWith("ana")', "true"],
  ['"banana".endsWith("bananas")', "false"],
  ['"banana".compareTo("band")', "-3"],
  ['"banana".compareTo("ban")', "3"],
  ['"ban".compareTo("banana")', "-3"],
  ['"BANANA".compareToIgnoreCase("bananb")', "-1"],
  ['"straße".equalsIgnoreCase("STRASSE")', "false"],
  ['"İ".equalsIgnoreCase("i")', "true"],
  ['"ſ".equalsIgnoreCase("S")', "true"],
  ['"İ".compareToIgnoreCase("j")', "-1"],
  [
    'Math.cosh(-1) + " " + Math.cosh(0.3) + " " + Math.cosh(2) + " " + Math.cosh(30) + " " + Math.cosh(1.0000000000000002)',
    "1.543080634815244 1.0453385141288605 3.7621956910836314 5.343237290762231E12 1.5430806348152442",
  ],
  ['"😀x".compareToIgnoreCase("😀X")', "0"],
  ['"abc".compareToIgnoreCase("ABCD")', "-1"],
  ['"abc".equalsIgnoreCase(null)', "false"],
  ['"banana".hashCode()', "-1396355227"],
  ['"".hashCode()', "0"],
  ['"polygenelubricants".hashCode()', "-2147483648"],
  ['"ab".equals("abc")', "false"],
  ['"a😀b".codePointAt(1)', "128512"],
  ['"a😀b".codePointAt(2)', "56832"],
  ['"a😀b😀".codePointCount(0, 6)', "4"],
  ['"a😀b😀".codePointCount(2, 4)', "2"],
  [String.raw`" \t\u2003 ".isBlank()`, "true"],
  [String.raw`" \u00a0".isBlank()`, "false"],
  [String.raw`("[" + " \u2003 x \u2003".strip() + "]")`, "[x]"],
  [String.raw`("[" + " \u2003x ".stripLeading() + "]")`, "[x ]"],
  [String.raw`("[" + " x\u2003 ".stripTrailing() + "]")`, "[ x]"],
  [String.raw`("[" + " \u2003\u0001x\u0000 ".trim() + "]").length()`, "5"],
  [String.raw`("[" + "\u0000 x \u0000".trim() + "]")`, "[x]"],
  ['"banana".substring(2, 2).isEmpty()', "true"],
  ['"banana".substring(6).length()', "0"],
  ['"banana".substring(1, 4)', "ana"],
  [`"banana".replace('a', 'o')`, "bonono"],
  ['"aaaa".replace("aa", "b")', "bb"],
  ['"banana".replace("", "-")', "-b-a-n-a-n-a-"],
  ['"a$1b".replace("$1", "$&")', "a$&b"],
  ['"ÄÖÜß".toUpperCase()', "ÄÖÜSS"],
  ['"ΑΣ".toLowerCase()', "ας"],
  ['"ab".repeat(3) + "|" + "ab".repeat(0) + "|"', "ababab||"],
  [String.raw`"a\u00e9\u20ac\ud83d\ude00".getBytes().length`, "10"],
  ['java.util.Arrays.toString("é€".getBytes())', "[-61, -87, -30, -126, -84]"],
  ['new StringBuilder("a😀b").reverse().toString().equals("b😀a")', "true"],
  ["new String(new char[] {'a', 'b', 'c', 'd'}, 1, 2)", "bc"],
  [`Character.isDigit('٣') + " " + Character.isDigit('²')`, "true false"],
  [`Character.isLetter('ª') + " " + Character.isLetter('_') + " " + Character.isLetter(0x1D400)`, "true false true"],
  [`Character.isAlphabetic('Ⅷ') + " " + Character.isLetter('Ⅷ')`, "true false"],
  [
    `Character.isUpperCase('Ⅷ') + " " + Character.isLowerCase('ª') + " " + Character.isLowerCase('A')`,
    "true true false",
  ],
  [
    String.raw`Character.isWhitespace('\u001c') + " " + Character.isWhitespace('\u001b') + " " + Character.isWhitespace('\u0020')`,
    "true false true",
  ],
  [
    String.raw`Character.isWhitespace('\t') + " " + Character.isWhitespace('\b') + " " + Character.isWhitespace('\r') + " " + Character.isWhitespace('\u000e')`,
    "true false true false",
  ],
  [
    String.raw`Character.isWhitespace('\u00a0') + " " + Character.isWhitespace('\u2007') + " " + Character.isWhitespace('\u202f') + " " + Character.isWhitespace('\u2008')`,
    "false false false true",
  ],
  [String.raw`Character.isSpaceChar('\u00a0') + " " + Character.isSpaceChar('\t')`, "true false"],
  [`(int) Character.toUpperCase('ß') + " " + (int) Character.toUpperCase('ŉ')`, "223 329"],
  [`(int) Character.toLowerCase('İ') + " " + (int) Character.toLowerCase('Σ')`, "105 963"],
  [`(int) Character.toUpperCase('ÿ') + " " + (int) Character.toUpperCase('µ')`, "376 924"],
  ['Character.toUpperCase(0x10428) + " " + Character.toLowerCase(-1)', "66560 -1"],
  ['Double.parseDouble(" +1.5e3d ")', "1500.0"],
  ['Double.parseDouble("-.5f")', "-0.5"],
  ['Double.parseDouble("1.")', "1.0"],
  [
    'Double.parseDouble("-Infinity") + " " + Double.parseDouble("-NaN") + " " + Double.parseDouble("+Infinity")',
    "-Infinity NaN Infinity",
  ],
  ['Float.parseFloat("0.1") + " " + (double) Float.parseFloat("0.1")', "0.1 0.10000000149011612"],
  ['Double.doubleToRawLongBits(-0.0) + " " + Double.doubleToLongBits(1.5)', "-9223372036854775808 4609434218613702656"],
  ['Double.longBitsToDouble(0x7ff0000000000000L) + " " + Double.longBitsToDouble(1L)', "Infinity 4.9E-324"],
  ['Float.floatToRawIntBits(-1.5f) + " " + Float.intBitsToFloat(0x40490fdb)', "-1077936128 3.1415927"],
  [
    'Math.rint(0.5) + " " + Math.rint(1.5) + " " + Math.rint(2.5) + " " + Math.rint(-0.5) + " " + Math.rint(-1.5) + " " + Math.rint(2.4999) + " " + Math.rint(2.5001)',
    "0.0 2.0 2.0 -0.0 -2.0 2.0 3.0",
  ],
  ['Math.floor(-0.5) + " " + Math.ceil(-0.5) + " " + Math.floor(2.0)', "-1.0 -0.0 2.0"],
  [
    'Math.sqrt(2) + " " + Math.cbrt(-27) + " " + Math.hypot(3, 4) + " " + Math.pow(2, 0.5)',
    "1.4142135623730951 -3.0 5.0 1.4142135623730951",
  ],
  [
    'Math.atan2(-1, -1) + " " + Math.asin(1) + " " + Math.acos(0) + " " + Math.atan(1)',
    "-2.356194490192345 1.5707963267948966 1.5707963267948966 0.7853981633974483",
  ],
  [
    'Math.exp(1) + " " + Math.expm1(1e-10) + " " + Math.log1p(1e-10) + " " + Math.log(10) + " " + Math.log10(1000)',
    "2.718281828459045 1.00000000005E-10 9.999999999500001E-11 2.302585092994046 3.0",
  ],
  ['Math.sinh(1) + " " + Math.cosh(1) + " " + Math.tanh(1)', "1.1752011936438014 1.543080634815244 0.7615941559557649"],
  ['Math.sin(1) + " " + Math.cos(1) + " " + Math.tan(1)', "0.8414709848078965 0.5403023058681398 1.5574077246549023"],
  ['big("123456789012345678901234567890").add(big("-1"))', "123456789012345678901234567889"],
  ['big("123456789012345678901234567890").subtract(big("123456789012345678901234567891"))', "-1"],
  ['big("-7").divide(big("2")) + " " + big("-7").remainder(big("2")) + " " + big("-7").mod(big("2"))', "-3 -1 1"],
  ['big("12345678901234567890").multiply(big("-98765432109876543210"))', "-1219326311370217952237463801111263526900"],
  [
    'big("-6").and(big("11")) + " " + big("-6").or(big("11")) + " " + big("-6").xor(big("11")) + " " + big("-6").andNot(big("11")) + " " + big("-6").not()',
    "10 -5 -15 -16 5",
  ],
  [
    'big("1").shiftLeft(70) + " " + big("-5").shiftRight(1) + " " + big("5").shiftLeft(-1) + " " + big("5").shiftRight(-2) + " " + big("0").shiftLeft(9)',
    "1180591620717411303424 -3 2 20 0",
  ],
  [
    'big("-1").bitLength() + " " + big("-128").bitLength() + " " + big("128").bitLength() + " " + big("0").bitLength()',
    "0 7 8 0",
  ],
  [
    'big("-1").bitCount() + " " + big("-128").bitCount() + " " + big("255").bitCount() + " " + big("-256").bitCount()',
    "0 7 8 8",
  ],
  [
    'big("0").hashCode() + " " + big("1").hashCode() + " " + big("-1").hashCode() + " " + big("123456789012345678901234567890").hashCode() + " " + big("-98765432109876543210").hashCode()',
    "0 1 -1 1915528825 550835337",
  ],
  ['big("0").signum() + " " + big("-9").signum() + " " + big("9").signum()', "0 -1 1"],
  [
    'big("2").compareTo(big("10")) + " " + big("10").compareTo(big("2")) + " " + big("-1").compareTo(big("-1"))',
    "-1 1 0",
  ],
  ['big("3").pow(50) + " " + big("-1").pow(3) + " " + big("0").pow(0)', "717897987691852588770249 -1 1"],
  [
    'big("3").modPow(big("200"), big("13")) + " " + big("-3").modPow(big("3"), big("13")) + " " + big("5").modPow(big("0"), big("1"))',
    "9 12 0",
  ],
  [
    'big("123456789012345678901234567890").intValue() + " " + big("123456789012345678901234567890").longValue() + " " + big("4294967296").intValue() + " " + big("-9223372036854775809").longValue()',
    "1312754386 -4362896299872285998 0 9223372036854775807",
  ],
  ['big("123456789012345678901234567890").doubleValue()', "1.2345678901234568E29"],
  [
    'new BigInteger("-zz9", 36) + " " + new BigInteger("12345678123456781234", 9) + " " + big("255").toString(16) + " " + big("-255").toString(2) + " " + big("255").toString(99)',
    "-46629 1709671422750337570 ff -11111111 255",
  ],
  ['BigInteger.valueOf(Long.MIN_VALUE) + " " + BigInteger.valueOf(-3)', "-9223372036854775808 -3"],
  [
    'failure(() -> "abc".charAt(3)) + " | " + failure(() -> "abc".charAt(-1)) + " | " + failure(() -> "".charAt(0))',
    "StringIndexOutOfBoundsException: String index out of range: 3 | StringIndexOutOfBoundsException: String index out of range: -1 | StringIndexOutOfBoundsException: String index out of range: 0",
  ],
  [
    'failure(() -> "abc".substring(2, 1)) + " | " + failure(() -> "abc".substring(-1, 1)) + " | " + failure(() -> "abc".substring(0, 4))',
    "StringIndexOutOfBoundsException: begin 2, end 1, length 3 | StringIndexOutOfBoundsException: begin -1, end 1, length 3 | StringIndexOutOfBoundsException: begin 0, end 4, length 3",
  ],
  ['failure(() -> "abc".repeat(-1))', "IllegalArgumentException: count is negative: -1"],
  ['failure(() -> "abc".indexOf((String) null)) != null', "true"],
  [
    'failure(() -> Double.parseDouble("1e")) + " | " + failure(() -> Double.parseDouble("1.5x"))',
    'NumberFormatException: For input string: "1e" | NumberFormatException: For input string: "1.5x"',
  ],
  [
    'failure(() -> new String(new char[3], 2, 2)) + " | " + failure(() -> new String(new char[3], -1, 1)) + " | " + failure(() -> new String(new char[3], 3, 0))',
    "StringIndexOutOfBoundsException: offset 2, count 2, length 3 | StringIndexOutOfBoundsException: offset -1, count 1, length 3 | null",
  ],
  [
    'failure(() -> big("2").pow(-1)) + " | " + failure(() -> big("2").divide(big("0"))) + " | " + failure(() -> big("2").mod(big("-3")))',
    "ArithmeticException: Negative exponent | ArithmeticException: BigInteger divide by zero | ArithmeticException: BigInteger: modulus not positive",
  ],
  ['failure(() -> "abc".codePointCount(2, 1)) != null', "true"],
  ['big("255").toString(1) + " " + big("255").toString(0) + " " + big("35").toString(36)', "255 255 z"],
  [
    'new int[0].getClass().getSimpleName() + " " + new String[0][0].getClass().getSimpleName() + " " + new boolean[0].getClass().getName()',
    "int[] String[][] [Z",
  ],
  [
    "failure(() -> System.arraycopy(new int[3], 0, new int[3], 0, -1))",
    "ArrayIndexOutOfBoundsException: arraycopy: length -1 is negative",
  ],
  [
    'failure(() -> System.arraycopy(new int[3], 2, new int[3], 0, 2)) + " | " + failure(() -> System.arraycopy(new int[3], 0, new int[3], 2, 2)) + " | " + failure(() -> System.arraycopy(new int[3], -1, new int[3], 0, 1))',
    "ArrayIndexOutOfBoundsException: arraycopy: last source index 4 out of bounds for int[3] | ArrayIndexOutOfBoundsException: arraycopy: last destination index 4 out of bounds for int[3] | ArrayIndexOutOfBoundsException: arraycopy: source index -1 out of bounds for int[3]",
  ],
  [
    'failure(() -> System.arraycopy(new int[1], 0, new long[1], 0, 1)) + " | " + failure(() -> System.arraycopy("", 0, new int[1], 0, 1))',
    "ArrayStoreException: arraycopy: type mismatch: can not copy int[] into long[] | ArrayStoreException: arraycopy: source type java.lang.String is not an array",
  ],
  [
    'failure(() -> System.arraycopy(new Object[] {1, "s"}, 0, new Integer[2], 0, 2))',
    "ArrayStoreException: arraycopy: element type mismatch: can not cast one of the elements of java.lang.Object[] to the type of the destination array, java.lang.Integer",
  ],
  [
    'copied(0, 1, 4) + " " + copied(1, 0, 4) + " " + copied(2, 2, 3) + " " + copied(5, 5, 0)',
    "[1, 1, 2, 3, 4] [2, 3, 4, 5, 5] [1, 2, 3, 4, 5] [1, 2, 3, 4, 5]",
  ],
  ['java.util.Arrays.toString(filled(new Object[] {"a", null, "c"}))', "[a, null, c]"],
  [
    'new String("é€😀".getBytes()) + " " + new String(new byte[] {65, -61, 66}) + " " + new String(new byte[] {-30, -126})',
    "é€😀 A�B �",
  ],
  [
    'Math.pow(-2, 2) + " " + Math.pow(-2, 3) + " " + Math.pow(-1.5, 7) + " " + Math.pow(-3, 40) + " " + Math.pow(-2, 0.5)',
    "4.0 -8.0 -17.0859375 1.2157665459056929E19 NaN",
  ],
  [
    'Math.sin(2) + " " + Math.sin(4) + " " + Math.sin(5.5) + " " + Math.sin(-7) + " " + Math.cos(2) + " " + Math.cos(4) + " " + Math.cos(5.5)',
    "0.9092974268256817 -0.7568024953079282 -0.7055403255703919 -0.6569865987187891 -0.4161468365471424 -0.6536436208636119 0.70866977429126",
  ],
  [
    'Math.hypot(1, 2) + " " + Math.hypot(5, 7.1) + " " + Math.hypot(1e200, 3e200) + " " + Math.hypot(0.1, 0.7)',
    "2.23606797749979 8.683893136145793 3.1622776601683794E200 0.7071067811865475",
  ],
  [
    '1e22 + " " + 1e23 + " " + 123456789012345680.0 + " " + 9007199254740993.0 + " " + 4.35 + " " + 1.1e-5 + " " + 3.0e-44',
    "1.0E22 9.999999999999999E22 1.2345678901234568E17 9.007199254740992E15 4.35 1.1E-5 3.0E-44",
  ],
  [
    '2.2250738585072014E-308 + " " + 1.0E-323 + " " + 8.41E21 + " " + 2.0E-3 + " " + 5.0E-5 + " " + 1048576.5 + " " + 0.3f + " " + 1.0e9f',
    "2.2250738585072014E-308 1.0E-323 8.409999999999999E21 0.002 5.0E-5 1048576.5 0.3 1.0E9",
  ],
  ['(1.0 / 0) + " " + (-1.0f / 0) + " " + (0.0 / 0)', "Infinity -Infinity NaN"],
  [
    '"a1b2".replaceAll("\\\\d", "<$0>") + " " + "aXbX".replaceFirst("X", "-") + " " + "ab".replaceAll("", "-") + " " + "ab".replaceAll("$", "!") + " " + "aab".replaceAll("a*", "x")',
    "a<1>b<2> a-bX -a-b- ab! xxbx",
  ],
  [
    '"abc".matches("b") + " " + "abc".matches(".b.") + " " + java.util.Arrays.toString("a.b|c".split("[.|]")) + " " + java.util.Arrays.toString("boo:and:foo".split("o", -1))',
    "false true [a, b, c] [b, , :and:f, , ]",
  ],
  [
    'java.util.regex.Pattern.compile("a").matcher("ba").lookingAt() + " " + java.util.regex.Pattern.compile("b").matcher("ba").lookingAt() + " " + java.util.regex.Pattern.compile("(?=(a))").matcher("ba").find()',
    "false true true",
  ],
  ['failure(() -> "a".matches("(")) != null', "true"],
];

test("native methods of the library give at the edges what they give in Java", async () => {
  const lines = rows.map(([expression]) => `System.out.println(${expression});`);
  const program = await compileJava(`import java.math.BigInteger;
class Edges {
  static BigInteger big(String digits) { return new BigInteger(digits); }
  static String copied(int from, int to, int count) {
    int[] all = {1, 2, 3, 4, 5};
    System.arraycopy(all, from, all, to, count);
    return java.util.Arrays.toString(all);
  }
  static Object[] filled(Object[] from) {
    Object[] to = {1, 2, 3};
    System.arraycopy(from, 0, to, 0, 3);
    return to;
  }
  static String failure(Runnable action) {
    try { action.run(); return null; }
    catch (RuntimeException e) { return e.getClass().getSimpleName() + ": " + e.getMessage(); }
  }
  public static void main(String[] args) {
${lines.join("\n")}
  }
}`);
  const { output, exit } = runProgram(program, { stepLimit: 1_000_000, input: "", arguments: [] });
  const printed = output.split("\n");
  expect(rows.map(([expression], index) => [expression, printed[index]])).toEqual(rows);
  expect(exit.kind).toBe("returned");
});
