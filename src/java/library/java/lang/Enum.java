package java.lang;

import java.io.Serializable;

/** The superclass of every enum. */
public abstract class Enum<E extends Enum<E>> implements Comparable<E>, Serializable {
    /** Every constant knows the one that was made before it, so that the constants of a class can be listed. */
    private static Enum<?> latest;

    private final String name;
    private final int ordinal;
    private final Enum<?> previous;

    protected Enum(String name, int ordinal) {
        this.name = name;
        this.ordinal = ordinal;
        this.previous = latest;
        latest = this;
    }

    public final String name() {
        return name;
    }

    public final int ordinal() {
        return ordinal;
    }

    public String toString() {
        return name;
    }

    public final boolean equals(Object other) {
        return this == other;
    }

    public final int hashCode() {
        return super.hashCode();
    }

    protected final Object clone() throws CloneNotSupportedException {
        throw new CloneNotSupportedException();
    }

    public final int compareTo(E other) {
        Enum<?> that = other;
        if (getDeclaringClass() != that.getDeclaringClass()) throw new ClassCastException();
        return ordinal - that.ordinal;
    }

    /** A constant with a body is of a class of its own, below the enum. */
    @SuppressWarnings("unchecked")
    public final Class<E> getDeclaringClass() {
        Class<?> own = getClass();
        return (Class<E>) (own.isEnum() ? own : own.getSuperclass());
    }

    public static <T extends Enum<T>> T valueOf(Class<T> type, String name) {
        if (name == null) throw new NullPointerException("Name is null");
        for (T constant : type.getEnumConstants()) {
            if (constant.name().equals(name)) return constant;
        }
        throw new IllegalArgumentException("No enum constant " + type.getName().replace('$', '.') + "." + name);
    }

    /** The constants of an initialized enum in their order, or null when the class is no enum. */
    @SuppressWarnings("unchecked")
    static <T> T[] constantsOf(Class<T> type) {
        if (!type.isEnum()) return null;
        int count = 0;
        for (Enum<?> each = latest; each != null; each = each.previous) {
            if (each.getDeclaringClass() == type) count++;
        }
        Enum<?>[] constants = new Enum<?>[count];
        for (Enum<?> each = latest; each != null; each = each.previous) {
            if (each.getDeclaringClass() == type) constants[each.ordinal] = each;
        }
        return (T[]) constants;
    }
}
