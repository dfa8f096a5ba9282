import java.util.ArrayList;
import java.util.List;

/** Prints the reports of a period, one after the other. */
public class ReportDesk {
    private final List<Report> reports = new ArrayList<>();

    public ReportDesk with(Report report) {
        reports.add(report);
        return this;
    }

    public void printAll() {
        for (Report report : reports) {
            report.print();
        }
    }
}
