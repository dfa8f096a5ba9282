package java.lang;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Serializable;

/** What can be thrown: a message, the exception that caused it, and where it was made. */
public class Throwable implements Serializable {
    private static final StackTraceElement[] NO_FRAMES = {};

    private String message;
    private Throwable cause;
    private boolean hasCause;
    private Throwable[] suppressed;
    private StackTraceElement[] trace;

    public Throwable() {
        fillInStackTrace();
    }

    public Throwable(String message) {
        fillInStackTrace();
        this.message = message;
    }

    public Throwable(String message, Throwable cause) {
        fillInStackTrace();
        this.message = message;
        this.cause = cause;
        this.hasCause = true;
    }

    public Throwable(Throwable cause) {
        fillInStackTrace();
        this.message = cause == null ? null : cause.toString();
        this.cause = cause;
        this.hasCause = true;
    }

    protected Throwable(String message, Throwable cause, boolean canSuppress, boolean hasTrace) {
        this(message, cause);
    }

    public String getMessage() {
        return message;
    }

    public String getLocalizedMessage() {
        return getMessage();
    }

    public Throwable getCause() {
        return cause;
    }

    public Throwable initCause(Throwable cause) {
        if (hasCause) {
            String name = cause == null ? "a null" : cause.toString();
            throw new IllegalStateException("Can't overwrite cause with " + name, this);
        }
        if (cause == this) throw new IllegalArgumentException("Self-causation not permitted", this);
        this.cause = cause;
        this.hasCause = true;
        return this;
    }

    public String toString() {
        String name = getClass().getName();
        String text = getLocalizedMessage();
        return text == null ? name : name + ": " + text;
    }

    public final void addSuppressed(Throwable exception) {
        if (exception == this) throw new IllegalArgumentException("Self-suppression not permitted", exception);
        if (exception == null) throw new NullPointerException("Cannot suppress a null exception.");
        int count = suppressed == null ? 0 : suppressed.length;
        Throwable[] more = new Throwable[count + 1];
        for (int i = 0; i < count; i++) more[i] = suppressed[i];
        more[count] = exception;
        suppressed = more;
    }

    public final Throwable[] getSuppressed() {
        int count = suppressed == null ? 0 : suppressed.length;
        Throwable[] copy = new Throwable[count];
        for (int i = 0; i < count; i++) copy[i] = suppressed[i];
        return copy;
    }

    /** Remembers the methods that are running, without those that are making this exception. */
    public Throwable fillInStackTrace() {
        capture();
        trace = null;
        return this;
    }

    public StackTraceElement[] getStackTrace() {
        StackTraceElement[] frames = frames();
        StackTraceElement[] copy = new StackTraceElement[frames.length];
        for (int i = 0; i < frames.length; i++) copy[i] = frames[i];
        return copy;
    }

    public void setStackTrace(StackTraceElement[] frames) {
        StackTraceElement[] copy = new StackTraceElement[frames.length];
        for (int i = 0; i < frames.length; i++) copy[i] = frames[i];
        trace = copy;
    }

    private StackTraceElement[] frames() {
        if (trace == null) {
            StackTraceElement[] frames = new StackTraceElement[depth()];
            for (int i = 0; i < frames.length; i++) {
                frames[i] = new StackTraceElement(className(i), methodName(i), fileName(i), line(i));
            }
            trace = frames;
        }
        return trace;
    }

    private native void capture();

    private native int depth();

    private String className(int frame) {
        return new String();
    }

    private String methodName(int frame) {
        return new String();
    }

    private String fileName(int frame) {
        return new String();
    }

    private native int line(int frame);

    public void printStackTrace() {
        printStackTrace(System.err);
    }

    public void printStackTrace(PrintStream out) {
        out.print(describe(NO_FRAMES, "", ""));
    }

    public void printStackTrace(PrintWriter out) {
        out.print(describe(NO_FRAMES, "", ""));
    }

    /** Frames that the exception around this one has too are only counted. */
    private String describe(StackTraceElement[] around, String caption, String indent) {
        StackTraceElement[] frames = frames();
        int own = frames.length;
        int other = around.length;
        while (own > 0 && other > 0 && frames[own - 1].equals(around[other - 1])) {
            own--;
            other--;
        }
        String text = indent + caption + toString() + "\n";
        for (int i = 0; i < own; i++) text += indent + "\tat " + frames[i].toString() + "\n";
        if (own < frames.length) text += indent + "\t... " + (frames.length - own) + " more\n";
        if (suppressed != null) {
            for (Throwable each : suppressed) text += each.describe(frames, "Suppressed: ", indent + "\t");
        }
        Throwable reason = getCause();
        if (reason != null) text += reason.describe(frames, "Caused by: ", indent);
        return text;
    }
}
