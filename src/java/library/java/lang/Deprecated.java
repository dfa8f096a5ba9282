package java.lang;

/** What is below should no longer be used. */
public @interface Deprecated {
    String since() default "";

    boolean forRemoval() default false;
}
