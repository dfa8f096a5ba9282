package java.lang;

/** The interface below has exactly one abstract method. */
public @interface FunctionalInterface {
}
