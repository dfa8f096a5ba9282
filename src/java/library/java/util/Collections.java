package java.util;

/** Operations on collections. */
public class Collections {
    public static final List<?> EMPTY_LIST = new CopiesList<Object>(0, null);
    public static final Set<?> EMPTY_SET = new UnmodifiableSet<Object>(new HashSet<Object>());
    public static final Map<?, ?> EMPTY_MAP = new UnmodifiableMap<Object, Object>(new HashMap<Object, Object>());

    private static Random random;

    private Collections() {
    }

    public static <T extends Comparable<? super T>> void sort(List<T> list) {
        list.sort(null);
    }

    public static <T> void sort(List<T> list, Comparator<? super T> order) {
        list.sort(order);
    }

    public static void reverse(List<?> list) {
        for (int i = 0, k = list.size() - 1; i < k; i++, k--) swap(list, i, k);
    }

    public static void shuffle(List<?> list) {
        if (random == null) random = new Random();
        shuffle(list, random);
    }

    public static void shuffle(List<?> list, Random random) {
        for (int i = list.size(); i > 1; i--) swap(list, i - 1, random.nextInt(i));
    }

    @SuppressWarnings("unchecked")
    public static void swap(List<?> list, int first, int second) {
        List<Object> objects = (List<Object>) list;
        objects.set(first, objects.set(second, objects.get(first)));
    }

    @SuppressWarnings("unchecked")
    public static void rotate(List<?> list, int distance) {
        List<Object> objects = (List<Object>) list;
        int size = objects.size();
        if (size == 0) return;
        Object[] old = objects.toArray();
        int shift = Math.floorMod(distance, size);
        for (int i = 0; i < size; i++) objects.set((i + shift) % size, old[i]);
    }

    public static <T> void fill(List<? super T> list, T element) {
        for (int i = 0; i < list.size(); i++) list.set(i, element);
    }

    public static <T> void copy(List<? super T> target, List<? extends T> source) {
        if (source.size() > target.size()) throw new IndexOutOfBoundsException("Source does not fit in dest");
        int i = 0;
        for (T each : source) target.set(i++, each);
    }

    @SafeVarargs
    public static <T> boolean addAll(Collection<? super T> collection, T... elements) {
        boolean isChanged = false;
        for (T each : elements) {
            if (collection.add(each)) isChanged = true;
        }
        return isChanged;
    }

    public static <T> boolean replaceAll(List<T> list, T old, T replacement) {
        boolean isChanged = false;
        for (int i = 0; i < list.size(); i++) {
            if (Objects.equals(old, list.get(i))) {
                list.set(i, replacement);
                isChanged = true;
            }
        }
        return isChanged;
    }

    public static <T extends Object & Comparable<? super T>> T max(Collection<? extends T> collection) {
        Iterator<? extends T> each = collection.iterator();
        T best = each.next();
        while (each.hasNext()) {
            T next = each.next();
            if (next.compareTo(best) > 0) best = next;
        }
        return best;
    }

    public static <T> T max(Collection<? extends T> collection, Comparator<? super T> order) {
        return extreme(collection, order, 1);
    }

    public static <T extends Object & Comparable<? super T>> T min(Collection<? extends T> collection) {
        Iterator<? extends T> each = collection.iterator();
        T best = each.next();
        while (each.hasNext()) {
            T next = each.next();
            if (next.compareTo(best) < 0) best = next;
        }
        return best;
    }

    public static <T> T min(Collection<? extends T> collection, Comparator<? super T> order) {
        return extreme(collection, order, -1);
    }

    @SuppressWarnings("unchecked")
    private static <T> T extreme(Collection<? extends T> collection, Comparator<? super T> order, int sign) {
        Iterator<? extends T> each = collection.iterator();
        T best = each.next();
        while (each.hasNext()) {
            T next = each.next();
            int difference = order == null ? ((Comparable<Object>) next).compareTo(best) : order.compare(next, best);
            if (sign > 0 ? difference > 0 : difference < 0) best = next;
        }
        return best;
    }

    public static int frequency(Collection<?> collection, Object element) {
        int count = 0;
        for (Object each : collection) {
            if (Objects.equals(element, each)) count++;
        }
        return count;
    }

    public static boolean disjoint(Collection<?> first, Collection<?> second) {
        for (Object each : first) {
            if (second.contains(each)) return false;
        }
        return true;
    }

    public static <T> int binarySearch(List<? extends Comparable<? super T>> list, T key) {
        int low = 0;
        int high = list.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int difference = list.get(middle).compareTo(key);
            if (difference == 0) return middle;
            if (difference < 0) low = middle + 1;
            else high = middle - 1;
        }
        return -(low + 1);
    }

    @SuppressWarnings("unchecked")
    public static <T> int binarySearch(List<? extends T> list, T key, Comparator<? super T> order) {
        int low = 0;
        int high = list.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            T found = list.get(middle);
            int difference = order == null ? ((Comparable<Object>) found).compareTo(key) : order.compare(found, key);
            if (difference == 0) return middle;
            if (difference < 0) low = middle + 1;
            else high = middle - 1;
        }
        return -(low + 1);
    }

    public static <T> Comparator<T> reverseOrder() {
        return new NaturalOrder<T>(-1);
    }

    public static <T> Comparator<T> reverseOrder(Comparator<T> order) {
        if (order == null) return new NaturalOrder<T>(-1);
        return order.reversed();
    }

    /** The order of the elements themselves, or its reverse. */
    private static class NaturalOrder<T> implements Comparator<T> {
        private final int sign;

        NaturalOrder(int sign) {
            this.sign = sign;
        }

        @SuppressWarnings("unchecked")
        public int compare(T first, T second) {
            if (sign > 0) return ((Comparable<Object>) first).compareTo(second);
            return ((Comparable<Object>) second).compareTo(first);
        }

        public Comparator<T> reversed() {
            return new NaturalOrder<T>(-sign);
        }
    }

    @SuppressWarnings("unchecked")
    public static <T> List<T> emptyList() {
        return (List<T>) EMPTY_LIST;
    }

    @SuppressWarnings("unchecked")
    public static <T> Set<T> emptySet() {
        return (Set<T>) EMPTY_SET;
    }

    @SuppressWarnings("unchecked")
    public static <K, V> Map<K, V> emptyMap() {
        return (Map<K, V>) EMPTY_MAP;
    }

    public static <T> Iterator<T> emptyIterator() {
        return Collections.<T>emptyList().iterator();
    }

    public static <T> List<T> singletonList(T element) {
        return new CopiesList<T>(1, element);
    }

    public static <T> Set<T> singleton(T element) {
        Set<T> set = new HashSet<T>();
        set.add(element);
        return new UnmodifiableSet<T>(set);
    }

    public static <K, V> Map<K, V> singletonMap(K key, V value) {
        Map<K, V> map = new HashMap<K, V>();
        map.put(key, value);
        return new UnmodifiableMap<K, V>(map);
    }

    public static <T> List<T> nCopies(int count, T element) {
        return new CopiesList<T>(count, element);
    }

    public static <T> Collection<T> unmodifiableCollection(Collection<? extends T> collection) {
        return new UnmodifiableCollection<T>(collection);
    }

    public static <T> List<T> unmodifiableList(List<? extends T> list) {
        return new UnmodifiableList<T>(list);
    }

    public static <T> Set<T> unmodifiableSet(Set<? extends T> set) {
        return new UnmodifiableSet<T>(set);
    }

    public static <T> SortedSet<T> unmodifiableSortedSet(SortedSet<T> set) {
        return new UnmodifiableSortedSet<T>(set);
    }

    public static <T> NavigableSet<T> unmodifiableNavigableSet(NavigableSet<T> set) {
        return new UnmodifiableNavigableSet<T>(set);
    }

    public static <K, V> SortedMap<K, V> unmodifiableSortedMap(SortedMap<K, ? extends V> map) {
        return new UnmodifiableSortedMap<K, V>(map);
    }

    public static <K, V> NavigableMap<K, V> unmodifiableNavigableMap(NavigableMap<K, ? extends V> map) {
        return new UnmodifiableNavigableMap<K, V>(map);
    }

    /** Where the part first begins, -1 where it does not. */
    public static int indexOfSubList(List<?> list, List<?> part) {
        for (int at = 0; at <= list.size() - part.size(); at++) if (isAt(list, part, at)) return at;
        return -1;
    }

    /** Where the part last begins, -1 where it does not. */
    public static int lastIndexOfSubList(List<?> list, List<?> part) {
        for (int at = list.size() - part.size(); at >= 0; at--) if (isAt(list, part, at)) return at;
        return -1;
    }

    private static boolean isAt(List<?> list, List<?> part, int at) {
        Iterator<?> wanted = part.iterator();
        Iterator<?> found = list.listIterator(at);
        while (wanted.hasNext()) if (!Objects.equals(wanted.next(), found.next())) return false;
        return true;
    }

    public static <K, V> Map<K, V> unmodifiableMap(Map<? extends K, ? extends V> map) {
        return new UnmodifiableMap<K, V>(map);
    }

    /** Threads run one after the other here, so that there is nothing to guard. */
    public static <T> Collection<T> synchronizedCollection(Collection<T> collection) {
        return collection;
    }

    public static <T> List<T> synchronizedList(List<T> list) {
        return list;
    }

    public static <T> Set<T> synchronizedSet(Set<T> set) {
        return set;
    }

    public static <K, V> Map<K, V> synchronizedMap(Map<K, V> map) {
        return map;
    }

    public static <E> Set<E> newSetFromMap(Map<E, Boolean> map) {
        return map instanceof LinkedHashMap ? new LinkedHashSet<E>() : new HashSet<E>();
    }

    public static <T> Enumeration<T> enumeration(Collection<T> collection) {
        return new IteratorEnumeration<T>(collection.iterator());
    }

    private static class IteratorEnumeration<T> implements Enumeration<T> {
        private final Iterator<T> each;

        IteratorEnumeration(Iterator<T> each) {
            this.each = each;
        }

        public boolean hasMoreElements() {
            return each.hasNext();
        }

        public T nextElement() {
            return each.next();
        }
    }

    public static <T> ArrayList<T> list(Enumeration<T> enumeration) {
        ArrayList<T> list = new ArrayList<T>();
        while (enumeration.hasMoreElements()) list.add(enumeration.nextElement());
        return list;
    }
}
