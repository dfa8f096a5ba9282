package java.util;

/** A map with a first and a last entry. */
public interface SequencedMap<K, V> extends Map<K, V> {
    /** The same entries, seen from the end. */
    SequencedMap<K, V> reversed();

    default Map.Entry<K, V> firstEntry() {
        Iterator<Map.Entry<K, V>> each = entrySet().iterator();
        return each.hasNext() ? new AbstractMap.SimpleImmutableEntry<K, V>(each.next()) : null;
    }

    default Map.Entry<K, V> lastEntry() {
        return reversed().firstEntry();
    }

    default Map.Entry<K, V> pollFirstEntry() {
        Iterator<Map.Entry<K, V>> each = entrySet().iterator();
        if (!each.hasNext()) return null;
        Map.Entry<K, V> entry = new AbstractMap.SimpleImmutableEntry<K, V>(each.next());
        each.remove();
        return entry;
    }

    default Map.Entry<K, V> pollLastEntry() {
        return reversed().pollFirstEntry();
    }

    default V putFirst(K key, V value) {
        throw new UnsupportedOperationException();
    }

    default V putLast(K key, V value) {
        throw new UnsupportedOperationException();
    }

    default SequencedSet<K> sequencedKeySet() {
        return new SequencedViews.Keys<K, V>(this);
    }

    default SequencedCollection<V> sequencedValues() {
        return new SequencedViews.Values<K, V>(this);
    }

    default SequencedSet<Map.Entry<K, V>> sequencedEntrySet() {
        return new SequencedViews.Entries<K, V>(this);
    }
}
