import java.util.*;
import java.util.stream.*;

/** Values that may be missing, in and out of streams. */
public class OptionalChains {
    record User(String name, Optional<String> mail) {}
    static Optional<User> find(List<User> users, String name) {
        return users.stream().filter(u -> u.name().equals(name)).findFirst();
    }
    public static void main(String[] args) {
        List<User> users = List.of(new User("ann", Optional.of("ann@x.org")), new User("bo", Optional.empty()));
        System.out.println(find(users, "ann").flatMap(User::mail).map(String::length).orElse(-1));
        System.out.println(find(users, "bo").flatMap(User::mail).isPresent());
        System.out.println(find(users, "cy").map(User::name).or(() -> Optional.of("nobody")).get());
        find(users, "ann")
            .ifPresentOrElse(u -> System.out.println("found " + u.name()), () -> System.out.println("none"));
        find(users, "zed")
            .ifPresentOrElse(u -> System.out.println("found " + u.name()), () -> System.out.println("none"));
        System.out.println(find(users, "ann").filter(u -> u.mail().isEmpty()));
        System.out.println(Optional.of(3).stream().mapToInt(x -> x).sum() + " " + Optional.empty().stream().count());
        System.out.println(OptionalInt.of(3) + " " + OptionalDouble.empty() + " " + OptionalLong.of(4L) + " "
            + OptionalInt.of(2).stream().sum());
        System.out.println(OptionalDouble.of(2.5).getAsDouble() + " " + OptionalInt.empty()
            .orElse(9) + " " + OptionalLong.empty().isPresent());
        System.out.println(Optional.of("x")
            .equals(Optional.of("x")) + " " + Optional.ofNullable(null) + " " + Optional.of("q").hashCode());
        try {
            find(users, "no").orElseThrow(() -> new IllegalArgumentException("no such user"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            find(users, "no").orElseThrow();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        OptionalDouble avg = users.stream().mapToInt(u -> u.name().length()).average();
        avg.ifPresent(v -> System.out.println("avg " + v));
        System.out.println(users.stream().map(User::mail).filter(Optional::isPresent).map(Optional::get).toList());
        System.out.println(users.stream().map(u -> u.mail().orElseGet(() -> u.name() + "@default")).toList());
    }
}
