public class Main {
    interface Visitor<R> { R visitLeaf(int value); R visitNode(Tree left, Tree right); }
    static abstract class Tree { abstract <R> R accept(Visitor<R> v); }
    static class Leaf extends Tree {
        final int value; Leaf(int v) { value = v; }
        <R> R accept(Visitor<R> v) { return v.visitLeaf(value); }
    }
    static class Node extends Tree {
        final Tree left, right; Node(Tree l, Tree r) { left = l; right = r; }
        <R> R accept(Visitor<R> v) { return v.visitNode(left, right); }
    }
    static class Sum implements Visitor<Integer> {
        public Integer visitLeaf(int v) { return v; }
        public Integer visitNode(Tree l, Tree r) { return l.accept(this) + r.accept(this); }
    }
    public static void main(String[] args) {
        Tree t = new Node(new Leaf(3), new Node(new Leaf(4), new Leaf(5)));
        System.out.println(t.accept(new Sum()));
        String s = t.accept(new Visitor<String>() {
            int depth = 0;
            public String visitLeaf(int v) { return v + "@" + depth; }
            public String visitNode(Tree l, Tree r) { depth++; String x = "<" + l.accept(this) + "," + r.accept(this) + ">"; depth--; return x; }
        });
        System.out.println(s);
        int depth = t.accept(new Visitor<Integer>() {
            public Integer visitLeaf(int v) { return 0; }
            public Integer visitNode(Tree l, Tree r) { return 1 + Math.max(l.accept(this), r.accept(this)); }
        });
        System.out.println(depth);
    }
}
