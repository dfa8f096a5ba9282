/** Numbers for orders, reservations and so on, each kind with its own letter. */
public class KeyGenerator {
    private final String prefix;
    private int last;

    public KeyGenerator(String prefix, int first) {
        this.prefix = prefix;
        this.last = first - 1;
    }

    public String next() {
        last++;
        return prefix + last;
    }

    public int getCount() {
        return last;
    }
}
