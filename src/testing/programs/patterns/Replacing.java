import java.util.HashMap;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Templates, censors and code converters: what matches become. */
public class Replacing {
    static class Template {
        private static final Pattern HOLE = Pattern.compile("\\$\\{(\\w+)(?::([^}]*))?\\}");
        private final String text;

        Template(String text) { this.text = text; }

        String fill(Map<String, String> values) {
            Matcher matcher = HOLE.matcher(text);
            StringBuilder result = new StringBuilder();
            while (matcher.find()) {
                String value = values.get(matcher.group(1));
                if (value == null) value = matcher.group(2);
                matcher.appendReplacement(result, value == null ? "?" : Matcher.quoteReplacement(value));
            }
            matcher.appendTail(result);
            return result.toString();
        }
    }

    static String snake(String camel) {
        return Pattern.compile("([a-z0-9])([A-Z])").matcher(camel).replaceAll("$1_$2").toLowerCase();
    }

    static String camel(String snake) {
        return Pattern.compile("_(\\w)").matcher(snake).replaceAll(m -> m.group(1).toUpperCase());
    }

    static void wrong(Pattern pattern, String replacement) {
        try {
            System.out.println(pattern.matcher("ab").replaceAll(replacement));
        } catch (RuntimeException e) {
            System.out.println(replacement + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        Map<String, String> values = new HashMap<>();
        values.put("name", "Ann");
        values.put("sum", "$5\\10");
        System.out.println(new Template("Dear ${name}, you owe ${sum} until ${date:Friday}${end}.").fill(values));
        System.out.println(snake("someLongName2Go") + " " + camel("some_long_name") + " " + snake("already"));

        Matcher digits = Pattern.compile("\\d+").matcher("3 apples, 12 pears");
        System.out.println(digits.replaceAll(m -> String.valueOf(Integer.parseInt(m.group()) * 2)));
        System.out.println(digits.replaceFirst("no") + " | " + digits.replaceFirst(m -> "<" + m.start() + ">"));
        System.out.println(digits.replaceAll(MatchResult::group).equals("3 apples, 12 pears"));

        Pattern date = Pattern.compile("(?<d>\\d\\d?)\\.(?<m>\\d\\d?)\\.(?<y>\\d{4})");
        System.out.println(date.matcher("from 1.2.2023 to 31.12.2024").replaceAll("${y}-${m}-${d}"));
        System.out.println("a1b2".replaceAll("([a-z])(\\d)", "$2$1$0\\$"));
        System.out.println("x".replaceAll("(x)", "$10") + " " + "aaa".replaceAll("a*", "-") + " " + "abc".replaceAll("", "."));
        System.out.println(Pattern.compile("darn|heck", Pattern.CASE_INSENSITIVE).matcher("Darn it! What the HECK?").replaceAll(m -> "*".repeat(m.group().length())));

        StringBuffer buffer = new StringBuffer();
        Matcher vowels = Pattern.compile("[aeiou]").matcher("programming");
        int count = 0;
        while (vowels.find() && count++ < 2) vowels.appendReplacement(buffer, "[$0]");
        System.out.println(vowels.appendTail(buffer));

        Pattern two = Pattern.compile("(?<first>a)(b)");
        for (String replacement : new String[] {"$", "$x", "$3", "\\", "${", "${}", "${first", "${none}", "${1}", "${first}$2", "$12", "\\\\"}) wrong(two, replacement);

        System.out.println(Pattern.quote("1+1=2") + " " + "is 1+1=2?".replaceAll(Pattern.quote("1+1=2"), Matcher.quoteReplacement("$2")) + " " + Pattern.matches(Pattern.quote("a\\Eb*"), "a\\Eb*"));
        try {
            Matcher matcher = Pattern.compile("a").matcher("banana");
            matcher.replaceAll(m -> { matcher.find(); return "o"; });
        } catch (RuntimeException e) {
            System.out.println(e);
        }
        Pattern.compile("a").matcher("b").appendReplacement(new StringBuilder(), "c");
    }
}
