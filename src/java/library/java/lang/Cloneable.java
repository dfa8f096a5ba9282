package java.lang;

/** Marks a class whose objects Object.clone may copy. */
public interface Cloneable {
}
