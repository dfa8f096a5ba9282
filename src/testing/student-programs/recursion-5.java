import java.util.*;
import java.util.stream.Collectors;

public class Main {
    static class Folder {
        final String name; final List<Folder> children = new ArrayList<>(); final int size; final Folder parent;
        Folder(String name, int size, Folder parent) { this.name = name; this.size = size; this.parent = parent; if (parent != null) parent.children.add(this); }
        int total() { return size + children.stream().mapToInt(Folder::total).sum(); }
        String path() { return parent == null ? name : parent.path() + "/" + name; }
        void print(String indent) { System.out.println(indent + name + " (" + total() + ")"); for (Folder c : children) c.print(indent + "  "); }
        Optional<Folder> find(String n) {
            if (name.equals(n)) return Optional.of(this);
            for (Folder c : children) { Optional<Folder> f = c.find(n); if (f.isPresent()) return f; }
            return Optional.empty();
        }
    }
    static List<List<Integer>> subsets(List<Integer> l) {
        if (l.isEmpty()) return List.of(List.of());
        List<List<Integer>> rest = subsets(l.subList(1, l.size())), out = new ArrayList<>(rest);
        for (List<Integer> s : rest) { List<Integer> t = new ArrayList<>(); t.add(l.get(0)); t.addAll(s); out.add(t); }
        return out;
    }
    public static void main(String[] args) {
        Folder root = new Folder("root", 1, null), a = new Folder("a", 10, root);
        new Folder("b", 5, root); new Folder("c", 7, a);
        root.print("");
        System.out.println(root.find("c").map(Folder::path).orElse("none") + " " + root.find("x").isPresent());
        System.out.println(subsets(List.of(1, 2, 3)).stream().map(Object::toString).sorted(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder())).collect(Collectors.joining(" ")));
    }
}
