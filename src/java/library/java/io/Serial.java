package java.io;

/** Marks what serialization asks a class for. */
public @interface Serial {
}
