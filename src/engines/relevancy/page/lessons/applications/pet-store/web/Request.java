import java.util.LinkedHashMap;
import java.util.Map;

/** Stands in for the servlet container's request: a path and the fields of a form. */
public class Request {
    private final String path;
    private final Session session;
    private final Map<String, String> fields = new LinkedHashMap<>();

    public Request(String path, Session session) {
        this.path = path;
        this.session = session;
    }

    public String getPath() {
        return path;
    }

    public Session getSession() {
        return session;
    }

    public Request with(String field, String value) {
        fields.put(field, value);
        return this;
    }

    /** A field as it was typed; empty when it is missing. */
    public String field(String name) {
        String value = fields.get(name);
        return value == null ? "" : value;
    }

    /** A field as a number; -1 when it is none. */
    public int number(String name) {
        String value = field(name).trim();
        if (!Texts.isNumber(value) || value.length() > 9) {
            return -1;
        }
        return Integer.parseInt(value);
    }
}
