package java.util;

/** Another set, to be read only. */
class UnmodifiableSet<E> extends UnmodifiableCollection<E> implements Set<E> {
    private final Set<? extends E> set;

    UnmodifiableSet(Set<? extends E> set) {
        super(set);
        this.set = set;
    }

    public boolean equals(Object other) {
        return other == this || set.equals(other);
    }

    public int hashCode() {
        return set.hashCode();
    }
}
