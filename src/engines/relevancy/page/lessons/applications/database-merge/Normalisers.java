import java.util.HashMap;
import java.util.Map;

/** Which normaliser a column has. */
public class Normalisers {
    private final Map<String, Normaliser> byColumn = new HashMap<>();
    private final Normaliser plain = new PlainNormaliser();

    public Normalisers with(String column, Normaliser normaliser) {
        byColumn.put(column, normaliser);
        return this;
    }

    public Row normalise(Schema schema, Row row) {
        String[] values = new String[row.size()];
        for (int i = 0; i < values.length; i++) {
            Normaliser normaliser = byColumn.get(schema.at(i).getName());
            values[i] = (normaliser == null ? plain : normaliser).normalise(row.get(i));
        }
        return new Row(row.getChanged(), values);
    }
}
