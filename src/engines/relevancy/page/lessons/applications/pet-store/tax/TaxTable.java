import java.util.HashMap;
import java.util.Map;

/** Which rules hold for which country. */
public class TaxTable {
    private final Map<String, TaxRules> rules = new HashMap<>();
    private final TaxRules export = new ExportTax();

    public static TaxTable standard() {
        TaxTable table = new TaxTable();
        table.set("JP", new DomesticTax());
        table.set("DE", new FlatTax(190));
        table.set("FR", new FlatTax(200));
        return table;
    }

    public void set(String country, TaxRules taxRules) {
        rules.put(country, taxRules);
    }

    public TaxRules of(String country) {
        TaxRules found = rules.get(country);
        return found == null ? export : found;
    }
}
