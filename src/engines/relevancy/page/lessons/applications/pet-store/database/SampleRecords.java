/** Fills the stub database with the stock of a small pet store. */
public final class SampleRecords {
    private SampleRecords() {
    }

    public static StubDatabase create() {
        StubDatabase database = new StubDatabase();
        categories(database.table("categories"));
        products(database.table("products"));
        items(database.table("items"));
        suppliers(database.table("suppliers"));
        coupons(database.table("coupons"));
        return database;
    }

    private static void categories(RecordTable table) {
        table.insert(new Record("FISH").set("name", "Fish").set("live", "yes"));
        table.insert(new Record("DOGS").set("name", "Dogs").set("live", "yes"));
        table.insert(new Record("CATS").set("name", "Cats").set("live", "yes"));
        table.insert(new Record("BIRDS").set("name", "Birds").set("live", "yes"));
        table.insert(new Record("FOOD").set("name", "Food").set("live", "no"));
        table.insert(new Record("GOODS").set("name", "Homes and toys").set("live", "no"));
    }

    private static void products(RecordTable table) {
        product(table, "FI-SW-01", "FISH", "Angelfish", "Salt water fish from warm seas");
        product(table, "FI-FW-01", "FISH", "Koi", "Fresh water fish from Japan");
        product(table, "FI-FW-02", "FISH", "Goldfish", "Fresh water fish, easy to keep");
        product(table, "K9-BD-01", "DOGS", "Bulldog", "Friendly dog, dislikes stairs");
        product(table, "K9-PO-02", "DOGS", "Poodle", "Clever dog, likes stairs");
        product(table, "FL-DS-01", "CATS", "Manx", "Cat without a tail");
        product(table, "AV-CB-01", "BIRDS", "Amazon parrot", "Companion for up to 75 years");
        product(table, "AV-SB-02", "BIRDS", "Finch", "Small bird, sings in the morning");
        product(table, "FD-FL-01", "FOOD", "Fish flakes", "For fresh and salt water");
        product(table, "FD-DG-02", "FOOD", "Dog biscuits", "Without sugar");
        product(table, "GD-AQ-01", "GOODS", "Aquarium", "With a lid");
        product(table, "GD-TY-02", "GOODS", "Rubber ball", "Bounces");
    }

    private static void product(RecordTable table, String key, String category, String name, String description) {
        table.insert(
            new Record(key).set("category", category).set("name", name).set("description", description)
        );
    }

    private static void items(RecordTable table) {
        item(table, "EST-1", "FI-SW-01", "large", 1650, 1000, 400, "S1");
        item(table, "EST-2", "FI-SW-01", "small", 1250, 800, 200, "S1");
        item(table, "EST-4", "FI-FW-01", "spotted", 1850, 1200, 500, "S1");
        item(table, "EST-5", "FI-FW-01", "plain", 1550, 1000, 500, "S1");
        item(table, "EST-20", "FI-FW-02", "adult", 550, 200, 150, "S1");
        item(table, "EST-6", "K9-BD-01", "male, adult", 118500, 90000, 24000, "S2");
        item(table, "EST-8", "K9-PO-02", "female, puppy", 93500, 70000, 5000, "S2");
        item(table, "EST-14", "FL-DS-01", "with half a tail", 58500, 41000, 4000, "S2");
        item(table, "EST-18", "AV-CB-01", "adult", 193500, 150000, 900, "S3");
        item(table, "EST-19", "AV-SB-02", "adult", 1550, 200, 60, "S3");
        item(table, "EST-30", "FD-FL-01", "500 g", 890, 410, 520, "S4");
        item(table, "EST-31", "FD-DG-02", "2 kg", 1490, 700, 2100, "S4");
        item(table, "EST-40", "GD-AQ-01", "60 l", 8900, 5200, 9500, "S4");
        item(table, "EST-41", "GD-TY-02", "red", 490, 90, 80, "S4");
    }

    private static void item(
        RecordTable table,
        String key,
        String product,
        String variant,
        int price,
        int cost,
        int grams,
        String supplier
    ) {
        Record record = new Record(key).set("product", product).set("variant", variant);
        record.set("price", price).set("cost", cost).set("grams", grams).set("supplier", supplier);
        table.insert(record);
    }

    private static void suppliers(RecordTable table) {
        table.insert(new Record("S1").set("name", "Blue Pond").set("days", 3));
        table.insert(new Record("S2").set("name", "Four Paws").set("days", 10));
        table.insert(new Record("S3").set("name", "Wings Ltd").set("days", 7));
        table.insert(new Record("S4").set("name", "Bowl and Ball").set("days", 2));
    }

    private static void coupons(RecordTable table) {
        table.insert(new Record("WELCOME").set("percent", 10).set("from", 0).set("until", Day.of(9, 12, 30).getNumber()));
        table.insert(new Record("SPRING").set("percent", 15).set("from", 5000).set("until", Day.of(8, 5, 30).getNumber()));
        table.insert(new Record("OLD").set("percent", 50).set("from", 0).set("until", Day.of(7, 1, 1).getNumber()));
    }
}
