package java.util;

/** Marks a list whose elements are all equally near. */
public interface RandomAccess {
}
