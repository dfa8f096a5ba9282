/**
 * Property 2: under the policy of the newest row, the value that is kept is never older than the one that is dropped.
 * When the row was changed is symbolic, and so is the city; names and numbers are fixed.
 */
public class NewestDriver {
    public static void main(String[] args) {
        int changed = Symbolic.integer();
        String city = Symbolic.string();
        Schema schema = SampleData.customers();
        Table ours = new Database("branch").create("customers", schema);
        Table theirs = new Database("head office").create("customers", schema);
        ours.insert(new Row(changed, "c5", "Grace Hopper", "045-1", "", city));
        theirs.insert(new Row(50, "c5", "grace hopper", "045-1", "grace@example.org", "Yokohama"));

        Table result = new Database("merged").create("customers", schema);
        Merger byAge = new Merger(SampleData.normalisers(), new KeyMatcher(), new NewestPolicy());
        MergeReport report = byAge.merge(ours, theirs, result);
        for (Conflict conflict : report.getConflicts()) {
            boolean keptTheirs = conflict.getKept().equals("Yokohama");
            boolean holds = keptTheirs ? changed <= 50 : changed >= 50;
            assert holds : "the newest value is kept";
            if (!holds) {
                System.out.println("VIOLATED: " + conflict);
            }
        }
        SampleData.print(result);
        report.print();

        Table careful = new Database("careful").create("customers", schema);
        new Merger(SampleData.normalisers(), new KeyMatcher(), new LongestPolicy())
            .merge(SampleData.branch().table("customers"), SampleData.headOffice().table("customers"), careful);
        SampleData.print(careful);
    }
}
