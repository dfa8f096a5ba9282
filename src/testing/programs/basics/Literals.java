/** Every form of literal. */
public class Literals {
    public static void main(String[] args) {
        System.out.println(0x1F + " " + 0X1f + " " + 017 + " " + 0b101 + " " + 0B1 + " " + 1_000_000 + " " + 0);
        System.out.println(-2147483648 + " " + 0x80000000 + " " + 0xFFFFFFFF + " " + 037777777777);
        System.out.println(-9223372036854775808L + " " + 0xFFFFFFFFFFFFFFFFL + " " + 1l);
        System.out.println(1.5 + " " + .5 + " " + 5. + " " + 1e3 + " " + 1.5E-3 + " " + 2d + " " + 3D + " " + 1_0.2_5);
        System.out.println(1f + " " + 1.5F + " " + 1e2f + " " + .25f + " " + 0x1p4 + " " + 0x1.8p1);
        System.out.println('a' + "" + '\'' + '"' + '\\' + '\b' + '|');
        System.out.println("tab\tquote\"back\\slash'\0".length());
        System.out.println("oct\101\12end \u0048\u0069 \s.");
        System.out.println(true + " " + false + " " + null);
        System.out.println("" + "".length() + 'x');
        System.out.println(String.class == "".getClass());
        String block = """
            Dear "reader",
              indented\tby two,
            joined \
            line, trailing\040\s
            back\\slash \""" three
            """;
        System.out.print(block);
        System.out.println(block.length());
        String noNewline = """
            a
              b""";
        System.out.println(noNewline + "|");
        System.out.println("""
            x
          y
            z
          """.replace(' ', '.'));
    }
}
