package java.io;

/** Marks a class whose objects may be written to a file. */
public interface Serializable {
}
