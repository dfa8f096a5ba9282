package java.util.stream;

/** What IntStream.builder returns. */
final class IntStreamBuilder implements IntStream.Builder {
    private final Stream.Builder<Integer> boxed = Stream.<Integer>builder();

    public void accept(int element) {
        boxed.accept(element);
    }

    public IntStream build() {
        return boxed.build().mapToInt(element -> element);
    }
}
