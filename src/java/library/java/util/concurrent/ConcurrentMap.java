package java.util.concurrent;

import java.util.Map;

/** A map that several threads may change. */
public interface ConcurrentMap<K, V> extends Map<K, V> {
}
