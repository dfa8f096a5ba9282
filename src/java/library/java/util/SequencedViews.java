package java.util;

/** Keys, values and entries of a sequenced map, in its order. */
final class SequencedViews {
    private SequencedViews() {
    }

    static final class Keys<K, V> extends AbstractSet<K> implements SequencedSet<K> {
        private final SequencedMap<K, V> map;

        Keys(SequencedMap<K, V> map) {
            this.map = map;
        }

        public Iterator<K> iterator() {
            return map.keySet().iterator();
        }

        public int size() {
            return map.size();
        }

        public boolean contains(Object key) {
            return map.containsKey(key);
        }

        public SequencedSet<K> reversed() {
            return new Keys<K, V>(map.reversed());
        }
    }

    static final class Values<K, V> extends AbstractCollection<V> implements SequencedCollection<V> {
        private final SequencedMap<K, V> map;

        Values(SequencedMap<K, V> map) {
            this.map = map;
        }

        public Iterator<V> iterator() {
            return map.values().iterator();
        }

        public int size() {
            return map.size();
        }

        public SequencedCollection<V> reversed() {
            return new Values<K, V>(map.reversed());
        }
    }

    static final class Entries<K, V> extends AbstractSet<Map.Entry<K, V>> implements SequencedSet<Map.Entry<K, V>> {
        private final SequencedMap<K, V> map;

        Entries(SequencedMap<K, V> map) {
            this.map = map;
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return map.entrySet().iterator();
        }

        public int size() {
            return map.size();
        }

        public SequencedSet<Map.Entry<K, V>> reversed() {
            return new Entries<K, V>(map.reversed());
        }
    }
}
