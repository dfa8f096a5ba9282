import java.util.*;
import java.util.regex.*;

public class Main {
    public static void main(String[] args) {
        Pattern p = Pattern.compile("(\\w+)@(\\w+)\\.(com|org)");
        Matcher m = p.matcher("write to ann@example.com or bob@site.org, not x@y");
        while (m.find()) System.out.println(m.group() + " user=" + m.group(1) + " host=" + m.group(2) + " at " + m.start());
        System.out.println(Pattern.matches("[A-Z]{2}\\d{3,5}", "AB1234") + " " + "2024-01-31".matches("\\d{4}-\\d{2}-\\d{2}"));
        Map<String, Integer> index = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (String w : "The cat and the hat and THE bat".split("\\W+")) index.merge(w, 1, Integer::sum);
        System.out.println(index);
        System.out.println("one1two22three".replaceAll("[0-9]+", "-") + " " + Arrays.toString("a1b22c".split("\\d+")));
        Matcher date = Pattern.compile("(?<year>\\d+)/(?<month>\\d+)").matcher("2023/11");
        if (date.matches()) System.out.println(date.group("month") + "." + date.group("year"));
        StringTokenizer st = new StringTokenizer("a b  c");
        while (st.hasMoreTokens()) System.out.print(st.nextToken() + st.countTokens() + " ");
        System.out.println("John Smith".replaceAll("(\\w+) (\\w+)", "$2, $1"));
    }
}
