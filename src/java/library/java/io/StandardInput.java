package java.io;

/** The text that was given to the program, in UTF-8. */
public final class StandardInput extends InputStream {
    public native int read();

    public native int available();
}
