/** Labelled break and continue leave and repeat outer loops. */
public class LabelledLoops {
    public static void main(String[] args) {
        outer:
        for (int i = 0; i < 5; i++) {
            for (int j = 0; j < 5; j++) {
                if (j == 3) {
                    continue outer;
                }
                if (i == 3) {
                    break outer;
                }
                System.out.print(i * 10 + j + " ");
            }
        }
        System.out.println();
        int n = 0;
        search:
        while (true) {
            do {
                n++;
                if (n % 7 == 0) {
                    break search;
                }
                if (n % 2 == 0) {
                    continue search;
                }
                System.out.print(n + " ");
            } while (n < 100);
        }
        System.out.println("found " + n);
        block: {
            System.out.println("in block");
            if (n == 7) {
                break block;
            }
            System.out.println("not reached");
        }
        int k = 0;
        repeat:
        do {
            k++;
            for (;;) {
                if (k < 4) {
                    continue repeat;
                }
                break;
            }
            System.out.println("k " + k);
        } while (k < 5);
        words:
        for (String word : new String[] {"sky", "apple", "rhythm", "tree"}) {
            for (char c : word.toCharArray()) {
                if ("aeiou".indexOf(c) >= 0) {
                    System.out.println(word + " has " + c);
                    continue words;
                }
            }
            System.out.println(word + " has no vowel");
        }
        a:
        for (int x = 0; x < 2; x++) {
            b:
            for (int y = 0; y < 2; y++) {
                for (int z = 0; z < 2; z++) {
                    if (z == 1 && y == 0) {
                        continue b;
                    }
                    if (x == 1 && y == 1) {
                        continue a;
                    }
                    System.out.print("" + x + y + z + " ");
                }
            }
            System.out.print("end" + x + " ");
        }
        System.out.println();
        ifBlock:
        if (n > 0) {
            if (k == 5) break ifBlock;
            System.out.println("never");
        }
        System.out.println("done");
    }
}
