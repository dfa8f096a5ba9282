import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A prefix tree: completion, counting and removal. */
public class Trie {
    private final Map<Character, Trie> children = new TreeMap<>();
    private int ends;

    void add(String word) {
        if (word.isEmpty()) {
            ends++;
        } else {
            children.computeIfAbsent(word.charAt(0), c -> new Trie()).add(word.substring(1));
        }
    }

    private Trie find(String prefix) {
        Trie t = this;
        for (int i = 0; i < prefix.length() && t != null; i++) {
            t = t.children.get(prefix.charAt(i));
        }
        return t;
    }

    List<String> complete(String prefix) {
        List<String> words = new ArrayList<>();
        Trie t = find(prefix);
        if (t != null) {
            t.collect(new StringBuilder(prefix), words);
        }
        return words;
    }

    private void collect(StringBuilder path, List<String> words) {
        if (ends > 0) {
            words.add(path + (ends > 1 ? "*" + ends : ""));
        }
        for (Map.Entry<Character, Trie> e : children.entrySet()) {
            path.append(e.getKey().charValue());
            e.getValue().collect(path, words);
            path.deleteCharAt(path.length() - 1);
        }
    }

    boolean remove(String word) {
        if (word.isEmpty()) {
            if (ends == 0) {
                return false;
            }
            ends--;
            return true;
        }
        Trie child = children.get(word.charAt(0));
        if (child == null || !child.remove(word.substring(1))) {
            return false;
        }
        if (child.ends == 0 && child.children.isEmpty()) {
            children.remove(word.charAt(0));
        }
        return true;
    }

    int nodes() {
        int n = 1;
        for (Trie t : children.values()) {
            n += t.nodes();
        }
        return n;
    }

    public static void main(String[] args) {
        Trie t = new Trie();
        for (String w : "tea ten to inn in i ted tea a team".split(" ")) {
            t.add(w);
        }
        System.out.println(t.complete("") + " " + t.nodes());
        System.out.println(t.complete("te") + " " + t.complete("in") + " " + t.complete("x"));
        System.out.println(t.remove("tea") + " " + t.remove("team") + " " + t.remove("teams") + " " + t.remove("te"));
        System.out.println(t.complete("t") + " " + t.nodes());
    }
}
