/**
 * Property 1: no customer gets lost. Number, name and mail address of one row of the branch are symbolic; the rows
 * of the result and the rejected ones account for all rows of both tables.
 */
public class NoLossDriver {
    public static void main(String[] args) {
        Database branch = SampleData.branch();
        Database headOffice = SampleData.headOffice();
        String id = Symbolic.string();
        String name = Symbolic.string();
        String mail = Symbolic.string();
        branch.table("customers").insert(new Row(40, id, name, "0120-1", mail, "Sakai"));

        Schema schema = SampleData.customers();
        Table result = new Database("merged").create("customers", schema);
        Merger merger = new Merger(SampleData.normalisers(), SampleData.sameCustomer(schema), new NewestPolicy());
        Table ours = branch.table("customers");
        Table theirs = headOffice.table("customers");
        MergeReport report = merger.merge(ours, theirs, result);

        int accounted = 2 * report.getMerged() + report.getCopied() + report.getRejected();
        boolean holds = accounted == ours.size() + theirs.size();
        assert holds : "every row is merged, copied or rejected";
        if (!holds) {
            System.out.println("VIOLATED: " + accounted + " rows accounted for");
        }
        SampleData.print(result);
        report.print();
    }
}
