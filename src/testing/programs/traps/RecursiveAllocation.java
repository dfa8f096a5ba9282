/** A method that makes receivers for its own recursive calls. */
public class RecursiveAllocation {
    static int made = 0;

    static class Tree {
        Tree child;
        final int level;

        Tree(int level) {
            this.level = level;
            made++;
        }

        Tree grow(int depth) {
            if (depth == 0) {
                return this;
            }
            child = new Tree(level + 1);
            return child.grow(depth - 1);
        }

        int height() {
            return child == null ? 0 : 1 + child.height();
        }
    }

    public static void main(String[] args) {
        Tree root = new Tree(0);
        Tree leaf = root.grow(5);
        System.out.println(leaf.level + " " + root.height() + " " + made);
        leaf.grow(3);
        System.out.println(root.height() + " " + made);
        root.grow(1);
        System.out.println(root.height() + " " + made + " " + leaf.height());
    }
}
