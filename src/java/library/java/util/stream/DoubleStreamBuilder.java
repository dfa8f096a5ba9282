package java.util.stream;

/** What DoubleStream.builder returns. */
final class DoubleStreamBuilder implements DoubleStream.Builder {
    private final Stream.Builder<Double> boxed = Stream.<Double>builder();

    public void accept(double element) {
        boxed.accept(element);
    }

    public DoubleStream build() {
        return boxed.build().mapToDouble(element -> element);
    }
}
