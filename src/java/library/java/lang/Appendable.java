package java.lang;

import java.io.IOException;

/** Characters can be added to it. */
public interface Appendable {
    Appendable append(CharSequence text) throws IOException;

    Appendable append(char character) throws IOException;
}
