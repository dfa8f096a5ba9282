package java.util.stream;

/** What LongStream.builder returns. */
final class LongStreamBuilder implements LongStream.Builder {
    private final Stream.Builder<Long> boxed = Stream.<Long>builder();

    public void accept(long element) {
        boxed.accept(element);
    }

    public LongStream build() {
        return boxed.build().mapToLong(element -> element);
    }
}
