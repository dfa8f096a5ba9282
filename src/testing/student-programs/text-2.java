public class Main {
    public static void main(String[] args) {
        String block = """
            Dear %s,
              you owe %.2f.
            "Bye" \
            now
            """;
        System.out.print(block.formatted("Ann", 12.5));
        block.lines().map(String::strip).filter(l -> !l.isEmpty()).forEach(System.out::println);
        StringBuilder sb = new StringBuilder("0123456789");
        sb.insert(3, "abc").delete(0, 2).deleteCharAt(sb.length() - 1).replace(0, 1, "ZZ").setCharAt(1, 'y');
        System.out.println(sb + " " + sb.length() + " " + sb.indexOf("c") + " " + sb.charAt(4));
        sb.setLength(3);
        System.out.println(sb.append(1.0f).append('c').append(true).append(7L).append((Object) null));
        int vowels = 0;
        for (char c : "Programming Languages".toCharArray()) if ("aeiou".indexOf(Character.toLowerCase(c)) >= 0) vowels++;
        System.out.println(vowels);
        System.out.println(Integer.toBinaryString(42) + " " + Integer.toHexString(-1) + " " + Integer.parseInt("ff", 16) + " " + Long.MAX_VALUE + " " + Integer.MIN_VALUE);
        System.out.println((int) 'A' + 'b' + " " + (char) ('A' + 2) + 'd' + 1 + 2L + 1.0 / 3 + 1f / 3);
        System.out.println("a-b_c".replace('-', '+').toUpperCase().concat("!").contains("B_") + " " + "abc".substring(1, 2) + "Mississippi".replaceFirst("ss", "SS"));
        System.out.println(0.1 + 0.2 + " " + 100.0 + " " + 1e10 + " " + 1.0e-5 + " " + (float) 1e10 + " " + Double.MAX_VALUE + " " + 0.0 / 0 + " " + -1 / 0.0);
        System.out.println("%s %s".formatted("a", null) + "b".equals(null) + "é".length() + "ß".toUpperCase());
    }
}
