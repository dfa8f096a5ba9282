import java.util.*;

public class Main {
    private static final Scanner in = new Scanner(System.in);
    static int readInt(String prompt, int min, int max) {
        while (true) {
            System.out.print(prompt + " [" + min + "-" + max + "]: ");
            String line = in.nextLine();
            try {
                int v = Integer.parseInt(line.trim());
                if (v < min || v > max) { System.out.println("out of range: " + v); continue; }
                return v;
            } catch (NumberFormatException e) { System.out.println("not a number: '" + line + "'"); }
        }
    }
    static class Student {
        final String name; final List<Double> marks = new ArrayList<>();
        Student(String n) { name = n; }
        double avg() { return marks.isEmpty() ? 0 : marks.stream().mapToDouble(x -> x).average().getAsDouble(); }
        char grade() { int g = (int) avg() / 10; switch (g) { case 10: case 9: return 'A'; case 8: return 'B'; case 7: return 'C'; default: return 'F'; } }
    }
    static class TicTacToe {
        final char[][] b = {{' ', ' ', ' '}, {' ', ' ', ' '}, {' ', ' ', ' '}};
        char turn = 'X';
        boolean play(int r, int c) { if (b[r][c] != ' ') return false; b[r][c] = turn; turn = turn == 'X' ? 'O' : 'X'; return true; }
        Character winner() {
            for (int i = 0; i < 3; i++) { if (b[i][0] != ' ' && b[i][0] == b[i][1] && b[i][1] == b[i][2]) return b[i][0]; if (b[0][i] != ' ' && b[0][i] == b[1][i] && b[1][i] == b[2][i]) return b[0][i]; }
            if (b[1][1] != ' ' && (b[0][0] == b[1][1] && b[1][1] == b[2][2] || b[0][2] == b[1][1] && b[1][1] == b[2][0])) return b[1][1];
            return null;
        }
        void show() { for (int i = 0; i < 3; i++) { System.out.printf(" %c | %c | %c %n", b[i][0], b[i][1], b[i][2]); if (i < 2) System.out.println("---+---+---"); } }
    }
    public static void main(String[] args) {
        int n = readInt("How many students?", 1, 5);
        Map<String, Student> students = new TreeMap<>();
        for (int i = 0; i < n; i++) {
            System.out.print("Student " + (i + 1) + ": ");
            Scanner line = new Scanner(in.nextLine());
            line.useDelimiter("\\s*,\\s*");
            Student s = students.computeIfAbsent(line.next(), Student::new);
            while (line.hasNextDouble()) s.marks.add(line.nextDouble());
            if (line.hasNext()) System.out.println("ignored " + line.next());
        }
        System.out.println();
        for (Student s : students.values()) System.out.printf("%-8s|%6.2f|%c%n", s.name, s.avg(), s.grade());
        System.out.print("matrix size? ");
        int r = in.nextInt(), c = in.nextInt();
        long[][] m = new long[r][c];
        for (long[] row : m) for (int j = 0; j < c; j++) row[j] = in.nextLong();
        System.out.println(Arrays.deepToString(m));
        in.nextLine();
        String title = in.nextLine();
        System.out.println("title <" + title + ">");
        boolean flag = in.nextBoolean();
        String word = in.next();
        double d = in.nextDouble();
        System.out.println(flag + word + d);
        TicTacToe game = new TicTacToe();
        while (game.winner() == null && in.hasNextInt()) {
            int a = in.nextInt(), b = in.nextInt();
            if (!game.play(a, b)) System.out.println("taken " + a + "," + b);
        }
        game.show();
        System.out.println("winner " + game.winner());
        try { in.nextInt(); } catch (InputMismatchException e) { System.out.println("mismatch at '" + in.next() + "'"); }
        in.nextLine();
        int lines = 0;
        StringBuilder rest = new StringBuilder();
        while (in.hasNextLine()) { String l = in.nextLine(); if (l.isBlank()) continue; lines++; rest.append(l, 0, Math.min(3, l.length())).append('|'); }
        System.out.println(lines + " " + rest);
        try { in.next(); } catch (NoSuchElementException e) { System.out.println("no more " + e.getClass().getName()); }
        in.close();
    }
}
