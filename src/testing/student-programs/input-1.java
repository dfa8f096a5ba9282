import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.print("How many? ");
        int n = in.nextInt();
        double sum = 0; int max = Integer.MIN_VALUE;
        for (int i = 0; i < n; i++) { int x = in.nextInt(); sum += x; if (x > max) max = x; }
        System.out.println("average " + sum / n + ", max " + max);
        in.nextLine();
        String name = in.nextLine();
        System.out.println("Hello, " + name.trim() + "!");
        while (in.hasNextDouble()) System.out.println(in.nextDouble() * 2);
        System.out.println(in.next() + " " + in.hasNext());
        in.close();
    }
}
