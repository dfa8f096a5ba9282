/** Writes a page, escaping what comes from outside. */
public class HtmlWriter {
    private final StringBuilder text = new StringBuilder();
    private int rows;

    public void heading(String title) {
        text.append("<h1>").append(escape(title)).append("</h1>\n");
    }

    public void paragraph(String words) {
        text.append("<p>").append(escape(words)).append("</p>\n");
    }

    public void row(String... cells) {
        text.append("<tr>");
        for (String cell : cells) {
            text.append("<td>").append(escape(cell)).append("</td>");
        }
        text.append("</tr>\n");
        rows++;
    }

    public void link(String path, String words) {
        text.append("<a href=\"").append(escape(path)).append("\">").append(escape(words)).append("</a>\n");
    }

    public int getRows() {
        return rows;
    }

    public String getText() {
        return text.toString();
    }

    public static String escape(String raw) {
        StringBuilder safe = new StringBuilder();
        for (int i = 0; i < raw.length(); i++) {
            char c = raw.charAt(i);
            switch (c) {
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '&' -> safe.append("&amp;");
                case '"' -> safe.append("&quot;");
                default -> safe.append(c);
            }
        }
        return safe.toString();
    }
}
