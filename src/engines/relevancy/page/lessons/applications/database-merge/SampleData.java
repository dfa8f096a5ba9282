/** Stands in for the two databases: the branch in Osaka and the head office, which have grown apart. */
public class SampleData {
    public static Schema customers() {
        return new Schema().requiredColumn("id").requiredColumn("name").column("phone").column("mail").column("city");
    }

    public static Database branch() {
        Database database = new Database("branch");
        Table table = database.create("customers", customers());
        table.insert(new Row(20, "c1", "ada LOVELACE", "03-1234", "ada@example.org", "Osaka"));
        table.insert(new Row(31, "c2", "Alan  Turing", "", "alan@example.org", "Kobe"));
        table.insert(new Row(12, "c3", "", "06-77", "", "Nara"));
        return database;
    }

    public static Database headOffice() {
        Database database = new Database("head office");
        Table table = database.create("customers", customers());
        table.insert(new Row(25, "c1", "Ada Lovelace", "+81 3 9999", "", "Osaka-shi"));
        table.insert(new Row(28, "k7", "A. Turing", "078 55 66", "Alan@Example.ORG", "Kobe"));
        table.insert(new Row(9, "k9", "emmy noether", "none", "emmy", "Kyoto"));
        return database;
    }

    public static Normalisers normalisers() {
        return new Normalisers()
            .with("name", new NameNormaliser())
            .with("phone", new PhoneNormaliser("81"))
            .with("mail", new MailNormaliser());
    }

    /** The same number, or the same mail address. */
    public static Matcher sameCustomer(Schema schema) {
        return new EitherMatcher(new KeyMatcher(), new ColumnMatcher(schema, "mail"));
    }

    public static void print(Table table) {
        System.out.println(table.getName() + ":");
        for (Row row : table.getRows()) {
            System.out.println("  " + row);
        }
    }
}
