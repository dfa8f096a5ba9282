package java.lang;

/** The method below overrides one from above. */
public @interface Override {
}
