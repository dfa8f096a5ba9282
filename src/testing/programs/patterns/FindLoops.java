import java.util.Arrays;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Matches one after the other, with their places, their groups, and what is wrong to ask. */
public class FindLoops {
    interface Question { Object ask(); }

    static void ask(String name, Question question) {
        try {
            System.out.println(name + ": " + question.ask());
        } catch (RuntimeException e) {
            System.out.println(name + ": " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    static void show(String pattern, int flags, String text) {
        Matcher matcher = Pattern.compile(pattern, flags).matcher(text);
        StringBuilder line = new StringBuilder(pattern).append(" in ").append(text.replace("\n", "\\n")).append(":");
        while (matcher.find()) {
            line.append(" ").append(matcher.start()).append("-").append(matcher.end()).append("\"").append(matcher.group()).append("\"");
            for (int i = 1; i <= matcher.groupCount(); i++) line.append("(").append(matcher.group(i)).append("@").append(matcher.start(i)).append(")");
        }
        System.out.println(line.toString().replace("\n", "\\n"));
    }

    public static void main(String[] args) {
        show("\\d+", 0, "a1b22c333");
        show("(a)(b)?", 0, "abaab");
        show("a*", 0, "baac");
        show("", 0, "ab");
        show("(\\w)(\\d)?\\1", 0, "aa b2b cc c3c");
        show("^\\w+", 0, "one\ntwo\nthree");
        show("^\\w+", Pattern.MULTILINE, "one\ntwo\nthree");
        show("\\w$", Pattern.MULTILINE, "one\ntwo\n");
        show("o.t", 0, "one\ntwo o\nt");
        show("o.t", Pattern.DOTALL, "one\ntwo o\nt");
        show("HELLO|w", Pattern.CASE_INSENSITIVE, "Hello World");
        show("straße", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE, "STRAßE Straße");
        show("a.b*", Pattern.LITERAL, "a.b a.b* aXbb");
        show("a b  # two letters", Pattern.COMMENTS, "ab a b");
        show("(?i)x(?-i)y", 0, "Xy xY XY xy");
        show("<(\\w+)>.*?</\\1>", 0, "<b>x</b><i>y</i><b>z</i>");
        show("\\bcat\\b", 0, "cat concat cat's");
        show("(?<!\\d)\\d{2}(?!\\d)", 0, "1 22 333 44");
        show("\\G\\d", 0, "12a3");

        Map<Character, Integer> initials = new TreeMap<>();
        Matcher words = Pattern.compile("\\p{L}+").matcher("Äpfel und Birnen, Ananas und Öl");
        while (words.find()) initials.merge(words.group().charAt(0), 1, Integer::sum);
        System.out.println(initials);

        List<MatchResult> results = Pattern.compile("(\\d+)([a-z])").matcher("12a 7b 103c").results().collect(Collectors.toList());
        System.out.println(results.size() + " " + results.get(2).group(1) + " " + results.get(1).start(2) + " " + results.get(0).groupCount());
        System.out.println(results.stream().map(r -> r.group(2) + r.group(1)).sorted(Comparator.reverseOrder()).toList());
        IntSummaryStatistics sizes = Pattern.compile("\\w+").matcher("to be or not to be").results().map(MatchResult::group).mapToInt(String::length).summaryStatistics();
        System.out.println(sizes);

        Matcher m = Pattern.compile("(\\d+)-(x)?").matcher("10- 20-x");
        ask("group before", m::group);
        ask("start before", m::start);
        ask("end(1) before", () -> m.end(1));
        ask("find", m::find);
        ask("group(2)", () -> m.group(2) + " " + m.start(2) + " " + m.end(2));
        ask("group(3)", () -> m.group(3));
        ask("group(-1)", () -> m.group(-1));
        ask("group(name)", () -> m.group("name"));
        MatchResult first = m.toMatchResult();
        ask("find", m::find);
        ask("both", () -> first.group() + " " + m.group());
        ask("find", m::find);
        ask("group after", m::group);
        ask("find(3)", () -> m.find(3) + " " + m.group());
        ask("find(99)", () -> m.find(99));
        ask("matches", m::matches);
        ask("lookingAt", () -> m.lookingAt() + " " + m.end());
        ask("reset", () -> m.reset("5-") + " " + m.matches());
        ask("hits", () -> Arrays.asList(m.groupCount(), m.pattern(), m.regionStart(), m.regionEnd()));
        for (String pattern : new String[] {"\\d{3}", "\\d+", "(\\d)+", "(?=1)\\d"}) {
            Matcher again = Pattern.compile(pattern).matcher("123abc456");
            ask(pattern + " after a failure", () -> again.matches() + " " + again.find() + " " + again.start());
        }
        ask("null", () -> Pattern.compile("a").matcher(null));
    }
}
