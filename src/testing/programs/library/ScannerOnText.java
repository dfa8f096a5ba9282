import java.util.ArrayList;
import java.util.InputMismatchException;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Scanner;

/** Scanner over a given text: tokens, numbers and lines. */
public class ScannerOnText {
    public static void main(String[] args) {
        Scanner s = new Scanner("12 apples 3.5 true\n  second line here\n\n-7 last");
        int n = s.nextInt();
        String word = s.next();
        double d = s.nextDouble();
        boolean b = s.nextBoolean();
        System.out.println(n + " " + word + " " + d + " " + b);
        System.out.println("[" + s.nextLine() + "]");
        System.out.println("[" + s.nextLine() + "]");
        System.out.println("[" + s.nextLine() + "]");
        System.out.println(s.hasNextInt() + " " + s.nextInt() + " " + s.hasNextInt() + " " + s.hasNext());
        try {
            s.nextInt();
        } catch (InputMismatchException e) {
            System.out.println("not a number, still there: " + s.next());
        }
        System.out.println(s.hasNext() + " " + s.hasNextLine());
        try {
            s.next();
        } catch (NoSuchElementException e) {
            System.out.println("nothing left");
        }
        String program = """
            push 4
            push 5
            add
            push 3
            mul
            print
            """;
        Scanner lines = new Scanner(program);
        List<Integer> stack = new ArrayList<>();
        while (lines.hasNextLine()) {
            Scanner line = new Scanner(lines.nextLine());
            switch (line.next()) {
                case "push" -> stack.add(line.nextInt());
                case "add" -> stack.add(stack.remove(stack.size() - 1) + stack.remove(stack.size() - 1));
                case "mul" -> stack.add(stack.remove(stack.size() - 1) * stack.remove(stack.size() - 1));
                default -> System.out.println(stack);
            }
        }
        long sum = 0;
        Scanner numbers = new Scanner("1 2\t3\n\n4 10000000000");
        while (numbers.hasNextLong()) {
            sum += numbers.nextLong();
        }
        System.out.println(sum);
    }
}
