import java.util.*;

public class Main {
    record Student(String name, int grade) {}

    public static void main(String[] args) {
        PriorityQueue<Student> queue = new PriorityQueue<>(Comparator.comparingInt(Student::grade).thenComparing(Student::name));
        queue.add(new Student("Zoe", 2));
        queue.add(new Student("Adam", 1));
        queue.offer(new Student("Mia", 2));
        queue.add(new Student("Ben", 3));
        System.out.println(queue.peek());
        while (!queue.isEmpty()) {
            Student s = queue.poll();
            System.out.println(s.grade() + ": " + s.name());
        }
        LinkedHashMap<Integer, List<String>> byGrade = new LinkedHashMap<>();
        for (Student s : List.of(new Student("A", 2), new Student("B", 1), new Student("C", 2)))
            byGrade.computeIfAbsent(s.grade(), k -> new ArrayList<>()).add(s.name());
        System.out.println(byGrade);
        BitSet bits = new BitSet();
        for (int i = 0; i < 20; i += 3) bits.set(i);
        System.out.println(bits + " " + bits.cardinality());
    }
}
