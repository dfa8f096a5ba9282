import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Collisions, resizing and the order that results. */
public class HashMapGrowth {
    static class Key {
        final int hash;
        final String name;

        Key(int hash, String name) {
            this.hash = hash;
            this.name = name;
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Key k && k.hash == hash && k.name.equals(name);
        }

        @Override
        public String toString() {
            return name + hash;
        }
    }

    public static void main(String[] args) {
        Map<Key, Integer> map = new HashMap<>();
        int[] hashes = {5, 21, 37, 5, 53, 0x50005, 69, 1, 17};
        for (int i = 0; i < hashes.length; i++) {
            map.put(new Key(hashes[i], "" + (char) ('a' + i)), i);
        }
        System.out.println(map);
        for (int i = 0; i < 10; i++) {
            map.put(new Key(i * 16 + 2, "n"), i);
            if (i == 3 || i == 4 || i == 9) {
                System.out.println(map.keySet());
            }
        }
        map.remove(new Key(5, "d"));
        System.out.println(map.get(new Key(5, "a")) + " " + map.get(new Key(5, "d")) + " " + map.get(new Key(53, "e")));
        Set<String> words = new HashSet<>();
        for (int i = 0; i < 30; i++) {
            words.add("w" + i * i);
        }
        System.out.println(words);
        Set<Integer> set = new HashSet<>();
        for (int i = 0; i < 14; i++) {
            set.add(i * 37 % 101);
        }
        System.out.println(set);
        Set<Integer> sized = new HashSet<>(100);
        sized.addAll(set);
        System.out.println(sized);
        System.out.println(new HashSet<>(sized));
        Set<Character> letters = new HashSet<>();
        for (char c : "the quick brown fox".toCharArray()) {
            letters.add(c);
        }
        System.out.println(letters);
        Set<Long> longs = new HashSet<>();
        for (long l = 1; l > 0 && l < 1L << 60; l *= 1000) {
            longs.add(l);
        }
        System.out.println(longs);
        Set<Double> doubles = new HashSet<>();
        for (double d = -1; d < 2; d += 0.5) {
            doubles.add(d);
        }
        System.out.println(doubles);
    }
}
