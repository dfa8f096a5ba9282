import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Forms of a contact page, each checked with a pattern. */
public class EmailCheck {
    private static final Pattern EMAIL = Pattern.compile("^[\\w.+-]+@[\\w-]+(\\.[\\w-]+)*\\.[a-z]{2,6}$", Pattern.CASE_INSENSITIVE);
    private static final Pattern PHONE = Pattern.compile("(\\+\\d{1,3}[ -]?)?\\(?\\d{2,4}\\)?([ /-]?\\d{2,})+");
    private static final Pattern PASSWORD = Pattern.compile("(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?!.*\\s).{8,}");

    record Form(String name, Pattern pattern, List<String> inputs) {
        Map<String, Boolean> check() {
            Map<String, Boolean> results = new LinkedHashMap<>();
            for (String input : inputs) results.put(input, pattern.matcher(input).matches());
            return results;
        }
    }

    public static void main(String[] args) {
        List<Form> forms = List.of(
            new Form("email", EMAIL, List.of("ann@example.com", "Bob.Smith+spam@mail.example.ORG", "no at", "a@b", "a@b.c1", "x@y-z.info", "@example.com")),
            new Form("phone", PHONE, List.of("+49 170 1234567", "(089) 123-4567", "12", "030/12 34 56", "+1-555-12")),
            new Form("password", PASSWORD, List.of("Secret123", "secret123", "SECRET 123a", "Ab1", "aB3aB3aB3")));
        for (Form form : forms) System.out.println(form.name() + " " + form.check());

        Predicate<String> isZip = Pattern.compile("\\d{5}").asMatchPredicate();
        Predicate<String> hasZip = Pattern.compile("\\b\\d{5}\\b").asPredicate();
        for (String text : new String[] {"80331", "80331 Munich", "123456", ""}) System.out.print(isZip.test(text) + "/" + hasZip.test(text) + " ");
        System.out.println();
        System.out.println(Stream.of("a@b.de", "no address", "c@d.at").filter(EMAIL.asPredicate()).collect(Collectors.joining(", ")));

        System.out.println(EMAIL.pattern() + " " + EMAIL.flags() + " " + PHONE + " " + Pattern.compile("(?i)a(?m)b").flags());
        System.out.println(Pattern.matches("\\d{4}-\\d\\d-\\d\\d", "2024-02-29") + " " + Pattern.matches("a|b", "ab"));

        List<String> problems = new ArrayList<>();
        for (String wrong : new String[] {"(", "a)", "[a-", "*a", "a{2,1}", "\\q", "(?<n>a)(?<n>b)", "(?<=(ab|c)+)d", "\\k<x>", "[z-a]", "x{", "(?z)", "\\p{Foo}", "\\xg", "[a&&", "a++b**", "\\"}) {
            try {
                Pattern.compile(wrong);
                problems.add(wrong + " is fine");
            } catch (PatternSyntaxException e) {
                problems.add(e.getDescription() + " at " + e.getIndex() + " of " + e.getPattern());
            }
        }
        problems.forEach(System.out::println);
        try {
            "a".matches("x(y");
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
        Pattern.compile("[abc");
    }
}
