import java.util.*;

public class Main {
    static class ValidationException extends RuntimeException {
        final List<String> problems;
        ValidationException(List<String> problems) { super(problems.size() + " problem(s)"); this.problems = List.copyOf(problems); }
    }
    static void validate(Map<String, String> form) {
        List<String> problems = new ArrayList<>();
        if (form.getOrDefault("name", "").isBlank()) problems.add("name is missing");
        try {
            int age = Integer.parseInt(form.get("age"));
            if (age < 0 || age > 150) problems.add("age out of range: " + age);
        } catch (NumberFormatException e) {
            problems.add("age: " + e.getMessage());
        }
        if (!form.getOrDefault("mail", "").contains("@")) problems.add("mail");
        if (!problems.isEmpty()) throw new ValidationException(problems);
    }
    public static void main(String[] args) {
        List<Map<String, String>> forms = List.of(
            Map.of("name", "Ada", "age", "36", "mail", "a@b.c"), Map.of("name", " ", "age", "x"), Map.of("age", "200", "name", "Bo", "mail", "?"));
        for (Map<String, String> f : forms) {
            try { validate(f); System.out.println("ok"); }
            catch (ValidationException e) { System.out.println(e.getMessage() + " " + e.problems); }
        }
        try { Objects.requireNonNull(null, "must not be null"); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { new ArrayList<>(List.of(1)).get(5); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { new ArrayDeque<Integer>().pop(); } catch (NoSuchElementException e) { System.out.println(e.getMessage()); }
        try { "abc".substring(5); } catch (StringIndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { throw new Error("fatal"); } catch (Throwable t) { System.out.println(t); }
    }
}
