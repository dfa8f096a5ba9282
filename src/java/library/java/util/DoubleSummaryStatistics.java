package java.util;

import java.util.function.DoubleConsumer;

/** Number, sum, least and greatest of doubles. The sum is compensated (Kahan), as that of the JDK. */
public class DoubleSummaryStatistics implements DoubleConsumer {
    private long count;
    private double sum;
    private double compensation;
    private double simpleSum;
    private double min = Double.POSITIVE_INFINITY;
    private double max = Double.NEGATIVE_INFINITY;

    public DoubleSummaryStatistics() {
    }

    public void accept(double value) {
        count++;
        simpleSum += value;
        addCompensated(value);
        min = Math.min(min, value);
        max = Math.max(max, value);
    }

    public void combine(DoubleSummaryStatistics other) {
        count += other.count;
        simpleSum += other.simpleSum;
        addCompensated(other.sum);
        addCompensated(-other.compensation);
        min = Math.min(min, other.min);
        max = Math.max(max, other.max);
    }

    private void addCompensated(double value) {
        double corrected = value - compensation;
        double next = sum + corrected;
        compensation = (next - sum) - corrected;
        sum = next;
    }

    public final long getCount() {
        return count;
    }

    public final double getSum() {
        double compensated = sum - compensation;
        return Double.isNaN(compensated) && Double.isInfinite(simpleSum) ? simpleSum : compensated;
    }

    public final double getMin() {
        return min;
    }

    public final double getMax() {
        return max;
    }

    public final double getAverage() {
        return count > 0 ? getSum() / count : 0;
    }

    public String toString() {
        return getClass().getSimpleName() + String.format(
            "{count=%d, sum=%f, min=%f, average=%f, max=%f}",
            getCount(), getSum(), getMin(), getAverage(), getMax());
    }
}
