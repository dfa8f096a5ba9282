import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        List<String> todo = new ArrayList<>();
        boolean quit = false;
        while (!quit && sc.hasNextLine()) {
            String[] words = sc.nextLine().trim().split(" ", 2);
            switch (words[0].toLowerCase()) {
                case "add" -> { todo.add(words[1]); System.out.println("added " + words[1]); }
                case "done" -> {
                    try {
                        int i = Integer.parseInt(words[1]) - 1;
                        System.out.println("done " + todo.remove(i));
                    } catch (IndexOutOfBoundsException | NumberFormatException e) {
                        System.out.println("which one?");
                    }
                }
                case "list" -> { int i = 1; for (String t : todo) System.out.println(i++ + ". " + t); }
                case "quit", "exit" -> quit = true;
                case "" -> {}
                default -> System.out.println("unknown: " + words[0]);
            }
        }
        System.out.println(todo.size() + " left");
    }
}
