import java.util.HashMap;
import java.util.Map;

/** Stands in for the servlet and its page: the request's parameters come in, text goes out. */
public class Page {
    private final Map<String, String> parameters = new HashMap<>();
    private final StringBuilder body = new StringBuilder();

    public void setParameter(String name, String value) {
        parameters.put(name, value);
    }

    /** The parameter as it was typed; empty when it is missing. */
    public String getParameter(String name) {
        String value = parameters.get(name);
        return value == null ? "" : value;
    }

    public void heading(String text) {
        body.append("== ").append(text).append(" ==\n");
    }

    public void line(String text) {
        body.append(escape(text)).append('\n');
    }

    public String render() {
        return body.toString();
    }

    /** Text as it may stand in a page. */
    static String escape(String text) {
        StringBuilder safe = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '<':
                    safe.append("&lt;");
                    break;
                case '>':
                    safe.append("&gt;");
                    break;
                case '&':
                    safe.append("&amp;");
                    break;
                default:
                    safe.append(c);
            }
        }
        return safe.toString();
    }

    /** 1234 as 12.34. */
    static String money(int cents) {
        int rest = cents % 100;
        return cents / 100 + "." + (rest < 10 ? "0" : "") + rest;
    }
}
