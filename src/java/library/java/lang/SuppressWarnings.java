package java.lang;

/** The compiler keeps silent about what is named. */
public @interface SuppressWarnings {
    String[] value();
}
