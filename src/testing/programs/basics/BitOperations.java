/** And, or, exclusive or, complement on int, long and boolean. */
public class BitOperations {
    static boolean log(String name, boolean value) {
        System.out.print(name + " ");
        return value;
    }

    public static void main(String[] args) {
        int a = 0b1100_1010;
        int b = 0x0F;
        int c = 0377;
        System.out.println((a & b) + " " + (a | b) + " " + (a ^ b) + " " + ~a);
        System.out.println(c + " " + (c & ~b));
        long wide = 0xFFFF_0000_FFFF_0000L;
        System.out.println(wide);
        System.out.println((wide & 0xFFFFFFFFL) + " " + (wide | 1) + " " + ~wide);
        System.out.println((wide & 0xFFFFFFFF) + " " + (wide ^ -1));
        int flags = 0;
        flags |= 4;
        flags |= 1;
        flags ^= 5;
        flags |= 8;
        flags &= ~0;
        System.out.println(flags);
        boolean p = log("p", false) & log("q", true);
        boolean q = log("r", true) | log("s", false);
        boolean r = log("t", true) ^ log("u", true);
        System.out.println(p + " " + q + " " + r);
        p |= log("v", true);
        q &= log("w", false);
        r ^= true;
        System.out.println(p + " " + q + " " + r);
        byte small = (byte) 0xF0;
        System.out.println(small + " " + (small & 0xFF) + " " + (small | 1) + " " + ~small);
        char letter = 'a';
        System.out.println((letter & ~32) + " " + (char) (letter & ~32) + " " + (letter ^ ' '));
        System.out.println(a & b | c ^ 3);
        System.out.println(1 + 2 << 3 & 31);
    }
}
