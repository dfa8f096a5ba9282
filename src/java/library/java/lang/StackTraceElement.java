package java.lang;

/** One line of a stack trace: a method and where in it. */
public final class StackTraceElement {
    private final String className;
    private final String methodName;
    private final String fileName;
    private final int line;

    public StackTraceElement(String className, String methodName, String fileName, int line) {
        this.className = className;
        this.methodName = methodName;
        this.fileName = fileName;
        this.line = line;
    }

    public String getClassName() {
        return className;
    }

    public String getMethodName() {
        return methodName;
    }

    public String getFileName() {
        return fileName;
    }

    public int getLineNumber() {
        return line;
    }

    public boolean isNativeMethod() {
        return line == -2;
    }

    public boolean equals(Object other) {
        if (!(other instanceof StackTraceElement)) return false;
        StackTraceElement that = (StackTraceElement) other;
        return line == that.line
            && className.equals(that.className)
            && methodName.equals(that.methodName)
            && (fileName == null ? that.fileName == null : fileName.equals(that.fileName));
    }

    public int hashCode() {
        return 31 * className.hashCode() + methodName.hashCode() + line;
    }

    public String toString() {
        String module = className.startsWith("java.") ? "java.base/" : "";
        return module + className + "." + methodName + "(" + place() + ")";
    }

    private String place() {
        if (line == -2) return "Native Method";
        if (fileName == null) return "Unknown Source";
        return line < 0 ? fileName : fileName + ":" + line;
    }
}
