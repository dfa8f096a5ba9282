import java.util.ArrayList;
import java.util.List;

/** Rows of cells, printed in columns; numbers stand at the right. */
public class TextTable {
    private final String[] titles;
    private final List<String[]> rows = new ArrayList<>();

    public TextTable(String... titles) {
        this.titles = titles;
    }

    public void row(String... cells) {
        if (cells.length != titles.length) {
            throw new StoreException("a row has " + titles.length + " cells");
        }
        rows.add(cells);
    }

    public int size() {
        return rows.size();
    }

    public String render() {
        int[] widths = widths();
        StringBuilder text = new StringBuilder();
        line(titles, widths, text);
        for (String[] row : rows) {
            line(row, widths, text);
        }
        return text.toString();
    }

    private int[] widths() {
        int[] widths = new int[titles.length];
        for (int i = 0; i < widths.length; i++) {
            widths[i] = titles[i].length();
            for (String[] row : rows) {
                widths[i] = Math.max(widths[i], row[i].length());
            }
        }
        return widths;
    }

    private void line(String[] cells, int[] widths, StringBuilder text) {
        text.append(' ');
        for (int i = 0; i < cells.length; i++) {
            boolean isNumber = !cells[i].isEmpty() && Character.isDigit(cells[i].charAt(cells[i].length() - 1));
            boolean isFirst = i == 0;
            text.append(' ');
            text.append(isNumber && !isFirst ? Texts.padLeft(cells[i], widths[i]) : Texts.padRight(cells[i], widths[i]));
        }
        text.append('\n');
    }
}
