/**
 * Property 3: merging the result with itself changes nothing. The phone number of one customer and the age of one row
 * are symbolic, so that any policy and any normaliser would show what it does to them the second time.
 */
public class AgainDriver {
    public static void main(String[] args) {
        String phone = Symbolic.string();
        int changed = Symbolic.integer();
        Schema schema = SampleData.customers();
        Table ours = SampleData.branch().table("customers");
        Table theirs = SampleData.headOffice().table("customers");
        theirs.insert(new Row(changed, "c2", "alan turing", phone, "", "Kobe"));

        Table once = new Database("once").create("customers", schema);
        Table twice = new Database("twice").create("customers", schema);
        Merger merger = new Merger(SampleData.normalisers(), new KeyMatcher(), new LongestPolicy());
        merger.merge(ours, theirs, once);
        MergeReport report = merger.merge(once, once, twice);

        boolean holds = report.getConflicts().isEmpty() && sameRows(once, twice);
        assert holds : "the second merge changes nothing";
        if (!holds) {
            System.out.println("VIOLATED: " + report.getConflicts());
        }
        SampleData.print(once);
        report.print();
    }

    private static boolean sameRows(Table first, Table second) {
        if (first.size() != second.size()) {
            return false;
        }
        for (int i = 0; i < first.size(); i++) {
            if (!first.getRows().get(i).toString().equals(second.getRows().get(i).toString())) {
                return false;
            }
        }
        return true;
    }
}
