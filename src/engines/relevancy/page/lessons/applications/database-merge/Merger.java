import java.util.ArrayList;
import java.util.List;

/** Merges two tables: normalise, validate, match, and decide value by value. */
public class Merger {
    private final Normalisers normalisers;
    private final Matcher matcher;
    private final Policy policy;

    public Merger(Normalisers normalisers, Matcher matcher, Policy policy) {
        this.normalisers = normalisers;
        this.matcher = matcher;
        this.policy = policy;
    }

    /** Fills the target with both tables; every valid row ends up in it, alone or merged. */
    public MergeReport merge(Table left, Table right, Table target) {
        if (!left.getSchema().fits(right.getSchema())) {
            throw new MergeException(left.getName() + " and " + right.getName() + " differ in their columns");
        }
        MergeReport report = new MergeReport();
        List<Row> ours = validRows(left, report);
        List<Row> theirs = validRows(right, report);
        for (Row row : ours) {
            Row other = takeMatch(row, theirs);
            if (other == null) {
                target.insert(row);
                report.copied();
            } else {
                target.insert(combine(row, other, target.getSchema(), report));
                report.merged();
            }
        }
        for (Row row : theirs) {
            target.insert(row);
            report.copied();
        }
        return report;
    }

    private List<Row> validRows(Table table, MergeReport report) {
        Validator validator = new Validator(table.getSchema());
        List<Row> valid = new ArrayList<>();
        for (Row row : table.getRows()) {
            Row clean = normalisers.normalise(table.getSchema(), row);
            String problem = validator.problemOf(clean);
            if (problem == null) {
                valid.add(clean);
            } else {
                report.rejected(clean, problem);
            }
        }
        return valid;
    }

    /** Takes the first matching row out of the list. */
    private Row takeMatch(Row row, List<Row> others) {
        for (int i = 0; i < others.size(); i++) {
            if (matcher.matches(row, others.get(i))) {
                return others.remove(i);
            }
        }
        return null;
    }

    private Row combine(Row left, Row right, Schema schema, MergeReport report) {
        String[] values = new String[left.size()];
        values[0] = left.key();
        for (int i = 1; i < values.length; i++) {
            String ours = left.get(i);
            String theirs = right.get(i);
            if (ours.isEmpty() || ours.equals(theirs)) {
                values[i] = theirs;
            } else if (theirs.isEmpty()) {
                values[i] = ours;
            } else {
                values[i] = policy.choose(left, right, i);
                String dropped = values[i].equals(ours) ? theirs : ours;
                report.conflict(new Conflict(left.key(), schema.at(i).getName(), values[i], dropped));
            }
        }
        return new Row(Math.max(left.getChanged(), right.getChanged()), values);
    }
}
