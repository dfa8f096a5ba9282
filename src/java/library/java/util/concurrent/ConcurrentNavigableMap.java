package java.util.concurrent;

import java.util.NavigableMap;
import java.util.NavigableSet;

/** A map in the order of its keys that several threads may change. */
public interface ConcurrentNavigableMap<K, V> extends ConcurrentMap<K, V>, NavigableMap<K, V> {
    ConcurrentNavigableMap<K, V> descendingMap();

    default ConcurrentNavigableMap<K, V> reversed() {
        return descendingMap();
    }

    NavigableSet<K> keySet();

    ConcurrentNavigableMap<K, V> subMap(K from, boolean includesFrom, K to, boolean includesTo);

    ConcurrentNavigableMap<K, V> headMap(K to, boolean isIncluded);

    ConcurrentNavigableMap<K, V> tailMap(K from, boolean isIncluded);

    ConcurrentNavigableMap<K, V> subMap(K from, K to);

    ConcurrentNavigableMap<K, V> headMap(K to);

    ConcurrentNavigableMap<K, V> tailMap(K from);
}
