package java.util.concurrent;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** A result that comes later, and what is to be done with it then. */
public class CompletableFuture<T> implements Future<T>, CompletionStage<T> {
    private static final Executor COMMON = ForkJoinPool.commonPool();

    private boolean isDone;
    private T value;
    private Throwable failure;
    /** What waits for the end; the last comes first. */
    private List<Runnable> dependents = new ArrayList<>();

    public CompletableFuture() {
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier) {
        return supplyAsync(supplier, COMMON);
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier, Executor executor) {
        checked(supplier);
        CompletableFuture<U> future = new CompletableFuture<>();
        executor.execute(() -> future.run(supplier));
        return future;
    }

    public static CompletableFuture<Void> runAsync(Runnable action) {
        return runAsync(action, COMMON);
    }

    public static CompletableFuture<Void> runAsync(Runnable action, Executor executor) {
        checked(action);
        return supplyAsync(() -> {
            action.run();
            return null;
        }, executor);
    }

    public static <U> CompletableFuture<U> completedFuture(U value) {
        CompletableFuture<U> future = new CompletableFuture<>();
        future.complete(value);
        return future;
    }

    public static <U> CompletableFuture<U> failedFuture(Throwable exception) {
        CompletableFuture<U> future = new CompletableFuture<>();
        future.completeExceptionally(exception);
        return future;
    }

    public static CompletableFuture<Void> allOf(CompletableFuture<?>... futures) {
        CompletableFuture<Void> all = completedFuture(null);
        for (CompletableFuture<?> future : futures) all = all.followedBoth(null, future, () -> { });
        return all;
    }

    public static CompletableFuture<Object> anyOf(CompletableFuture<?>... futures) {
        CompletableFuture<Object> first = new CompletableFuture<>();
        for (CompletableFuture<?> future : futures) {
            future.whenEnded(null, () -> {
                if (future.failure != null) first.pass(future.failure);
                else first.complete(future.value);
            });
        }
        return first;
    }

    private static <X> X checked(X given) {
        if (given == null) throw new NullPointerException();
        return given;
    }

    public CompletableFuture<T> toCompletableFuture() {
        return this;
    }

    public boolean complete(T result) {
        return end(result, null);
    }

    public boolean completeExceptionally(Throwable exception) {
        return end(null, checked(exception));
    }

    public boolean cancel(boolean mayInterrupt) {
        return end(null, new CancellationException()) || isCancelled();
    }

    private boolean end(T result, Throwable exception) {
        if (isDone) return false;
        isDone = true;
        value = result;
        failure = exception;
        Turns.wake(this);
        for (int i = dependents.size() - 1; i >= 0; i--) dependents.get(i).run();
        dependents = null;
        return true;
    }

    /** Ends with the value, or with what computing it throws. */
    private void run(Supplier<? extends T> supplier) {
        if (isDone) return;
        T result;
        try {
            result = supplier.get();
        } catch (Throwable exception) {
            pass(exception);
            return;
        }
        complete(result);
    }

    /** Ends because something before it did. */
    private void pass(Throwable exception) {
        if (exception instanceof CompletionException) end(null, exception);
        else end(null, new CompletionException(exception));
    }

    private void whenEnded(Executor executor, Runnable action) {
        Runnable step = executor == null ? action : () -> executor.execute(action);
        if (isDone) step.run();
        else dependents.add(step);
    }

    private void both(CompletableFuture<?> other, Executor executor, Runnable action) {
        whenEnded(null, () -> other.whenEnded(executor, action));
    }

    public <U> CompletableFuture<U> thenApply(Function<? super T, ? extends U> function) {
        return applied(null, function);
    }

    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> function) {
        return applied(COMMON, function);
    }

    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> function, Executor executor) {
        return applied(checked(executor), function);
    }

    private <U> CompletableFuture<U> applied(Executor executor, Function<? super T, ? extends U> function) {
        checked(function);
        CompletableFuture<U> next = new CompletableFuture<>();
        whenEnded(executor, () -> {
            if (failure != null) next.pass(failure);
            else next.run(() -> function.apply(value));
        });
        return next;
    }

    public CompletableFuture<Void> thenAccept(Consumer<? super T> action) {
        return accepted(null, action);
    }

    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> action) {
        return accepted(COMMON, action);
    }

    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> action, Executor executor) {
        return accepted(checked(executor), action);
    }

    private CompletableFuture<Void> accepted(Executor executor, Consumer<? super T> action) {
        checked(action);
        CompletableFuture<Void> next = new CompletableFuture<>();
        whenEnded(executor, () -> {
            if (failure != null) next.pass(failure);
            else next.run(() -> {
                action.accept(value);
                return null;
            });
        });
        return next;
    }

    public CompletableFuture<Void> thenRun(Runnable action) {
        return followed(null, action);
    }

    public CompletableFuture<Void> thenRunAsync(Runnable action) {
        return followed(COMMON, action);
    }

    public CompletableFuture<Void> thenRunAsync(Runnable action, Executor executor) {
        return followed(checked(executor), action);
    }

    private CompletableFuture<Void> followed(Executor executor, Runnable action) {
        checked(action);
        CompletableFuture<Void> next = new CompletableFuture<>();
        whenEnded(executor, () -> {
            if (failure != null) next.pass(failure);
            else next.run(() -> {
                action.run();
                return null;
            });
        });
        return next;
    }

    public <U> CompletableFuture<U> thenCompose(Function<? super T, ? extends CompletionStage<U>> function) {
        return composed(null, function);
    }

    public <U> CompletableFuture<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> function) {
        return composed(COMMON, function);
    }

    public <U> CompletableFuture<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> function,
            Executor executor) {
        return composed(checked(executor), function);
    }

    private <U> CompletableFuture<U> composed(Executor executor,
            Function<? super T, ? extends CompletionStage<U>> function) {
        checked(function);
        CompletableFuture<U> next = new CompletableFuture<>();
        whenEnded(executor, () -> {
            if (failure != null) {
                next.pass(failure);
                return;
            }
            try {
                next.follow(function.apply(value).toCompletableFuture());
            } catch (Throwable exception) {
                next.pass(exception);
            }
        });
        return next;
    }

    /** Ends as the other one does. */
    private void follow(CompletableFuture<T> other) {
        other.whenEnded(null, () -> {
            if (other.failure != null) pass(other.failure);
            else complete(other.value);
        });
    }

    public <U, V> CompletableFuture<V> thenCombine(CompletionStage<? extends U> other,
            BiFunction<? super T, ? super U, ? extends V> function) {
        return combined(null, other, function);
    }

    public <U, V> CompletableFuture<V> thenCombineAsync(CompletionStage<? extends U> other,
            BiFunction<? super T, ? super U, ? extends V> function) {
        return combined(COMMON, other, function);
    }

    public <U, V> CompletableFuture<V> thenCombineAsync(CompletionStage<? extends U> other,
            BiFunction<? super T, ? super U, ? extends V> function, Executor executor) {
        return combined(checked(executor), other, function);
    }

    private <U, V> CompletableFuture<V> combined(Executor executor, CompletionStage<? extends U> other,
            BiFunction<? super T, ? super U, ? extends V> function) {
        checked(function);
        CompletableFuture<? extends U> second = other.toCompletableFuture();
        CompletableFuture<V> next = new CompletableFuture<>();
        both(second, executor, () -> {
            if (failure != null) next.pass(failure);
            else if (second.failure != null) next.pass(second.failure);
            else next.run(() -> function.apply(value, second.value));
        });
        return next;
    }

    public <U> CompletableFuture<Void> thenAcceptBoth(CompletionStage<? extends U> other,
            BiConsumer<? super T, ? super U> action) {
        return acceptedBoth(null, other, action);
    }

    public <U> CompletableFuture<Void> thenAcceptBothAsync(CompletionStage<? extends U> other,
            BiConsumer<? super T, ? super U> action) {
        return acceptedBoth(COMMON, other, action);
    }

    public <U> CompletableFuture<Void> thenAcceptBothAsync(CompletionStage<? extends U> other,
            BiConsumer<? super T, ? super U> action, Executor executor) {
        return acceptedBoth(checked(executor), other, action);
    }

    private <U> CompletableFuture<Void> acceptedBoth(Executor executor, CompletionStage<? extends U> other,
            BiConsumer<? super T, ? super U> action) {
        checked(action);
        return combined(executor, other, (first, second) -> {
            action.accept(first, second);
            return null;
        });
    }

    public CompletableFuture<Void> runAfterBoth(CompletionStage<?> other, Runnable action) {
        return followedBoth(null, other, action);
    }

    public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> other, Runnable action) {
        return followedBoth(COMMON, other, action);
    }

    public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> other, Runnable action, Executor executor) {
        return followedBoth(checked(executor), other, action);
    }

    private CompletableFuture<Void> followedBoth(Executor executor, CompletionStage<?> other, Runnable action) {
        checked(action);
        return combined(executor, other, (first, second) -> {
            action.run();
            return null;
        });
    }

    public <U> CompletableFuture<U> applyToEither(CompletionStage<? extends T> other, Function<? super T, U> function) {
        return appliedEither(null, other, function);
    }

    public <U> CompletableFuture<U> applyToEitherAsync(CompletionStage<? extends T> other,
            Function<? super T, U> function) {
        return appliedEither(COMMON, other, function);
    }

    public <U> CompletableFuture<U> applyToEitherAsync(CompletionStage<? extends T> other,
            Function<? super T, U> function, Executor executor) {
        return appliedEither(checked(executor), other, function);
    }

    private <U> CompletableFuture<U> appliedEither(Executor executor, CompletionStage<? extends T> other,
            Function<? super T, U> function) {
        return either(other).applied(executor, function);
    }

    private CompletableFuture<T> either(CompletionStage<? extends T> other) {
        CompletableFuture<? extends T> second = other.toCompletableFuture();
        CompletableFuture<T> first = new CompletableFuture<>();
        first.follow(this);
        second.whenEnded(null, () -> {
            if (second.failure != null) first.pass(second.failure);
            else first.complete(second.value);
        });
        return first;
    }

    public CompletableFuture<Void> acceptEither(CompletionStage<? extends T> other, Consumer<? super T> action) {
        return acceptedEither(null, other, action);
    }

    public CompletableFuture<Void> acceptEitherAsync(CompletionStage<? extends T> other, Consumer<? super T> action) {
        return acceptedEither(COMMON, other, action);
    }

    public CompletableFuture<Void> acceptEitherAsync(CompletionStage<? extends T> other, Consumer<? super T> action,
            Executor executor) {
        return acceptedEither(checked(executor), other, action);
    }

    private CompletableFuture<Void> acceptedEither(Executor executor, CompletionStage<? extends T> other,
            Consumer<? super T> action) {
        return either(other).accepted(executor, action);
    }

    public <U> CompletableFuture<U> handle(BiFunction<? super T, Throwable, ? extends U> function) {
        return handled(null, function);
    }

    public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> function) {
        return handled(COMMON, function);
    }

    public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> function,
            Executor executor) {
        return handled(checked(executor), function);
    }

    private <U> CompletableFuture<U> handled(Executor executor,
            BiFunction<? super T, Throwable, ? extends U> function) {
        checked(function);
        CompletableFuture<U> next = new CompletableFuture<>();
        whenEnded(executor, () -> next.run(() -> function.apply(value, failure)));
        return next;
    }

    public CompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> action) {
        return observed(null, action);
    }

    public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> action) {
        return observed(COMMON, action);
    }

    public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> action, Executor executor) {
        return observed(checked(executor), action);
    }

    private CompletableFuture<T> observed(Executor executor, BiConsumer<? super T, ? super Throwable> action) {
        checked(action);
        CompletableFuture<T> next = new CompletableFuture<>();
        whenEnded(executor, () -> {
            Throwable thrown = failure;
            try {
                action.accept(value, failure);
            } catch (Throwable exception) {
                if (thrown == null) thrown = exception;
            }
            if (thrown != null) next.pass(thrown);
            else next.complete(value);
        });
        return next;
    }

    public CompletableFuture<T> exceptionally(Function<Throwable, ? extends T> function) {
        return repaired(null, function);
    }

    public CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> function) {
        return repaired(COMMON, function);
    }

    public CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> function, Executor executor) {
        return repaired(checked(executor), function);
    }

    private CompletableFuture<T> repaired(Executor executor, Function<Throwable, ? extends T> function) {
        checked(function);
        CompletableFuture<T> next = new CompletableFuture<>();
        whenEnded(executor, () -> {
            if (failure == null) next.complete(value);
            else next.run(() -> function.apply(failure));
        });
        return next;
    }

    public CompletableFuture<T> orTimeout(long time, TimeUnit unit) {
        later(time, unit, () -> completeExceptionally(new TimeoutException()));
        return this;
    }

    public CompletableFuture<T> completeOnTimeout(T otherwise, long time, TimeUnit unit) {
        later(time, unit, () -> complete(otherwise));
        return this;
    }

    private void later(long time, TimeUnit unit, Runnable action) {
        Thread clock = new Thread(() -> {
            if (!isDone && !Turns.pause(this, "future", unit.toMillis(time))) action.run();
        }, "CompletableFutureDelayScheduler");
        clock.setDaemon(true);
        clock.start();
    }

    public boolean isDone() {
        return isDone;
    }

    public boolean isCancelled() {
        return failure instanceof CancellationException;
    }

    public boolean isCompletedExceptionally() {
        return failure != null;
    }

    public T getNow(T otherwise) {
        return isDone ? join() : otherwise;
    }

    public T join() {
        while (!isDone) Turns.pause(this, "future");
        if (failure == null) return value;
        if (failure instanceof CancellationException) throw (CancellationException) failure;
        if (failure instanceof CompletionException) throw (CompletionException) failure;
        throw new CompletionException(failure);
    }

    public T get() throws InterruptedException, ExecutionException {
        while (!isDone) {
            if (Thread.interrupted()) throw new InterruptedException();
            Turns.pause(this, "future");
        }
        return result();
    }

    public T get(long time, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        if (Thread.interrupted()) throw new InterruptedException();
        if (!isDone) Turns.pause(this, "future", unit.toMillis(time));
        if (!isDone) throw new TimeoutException();
        return result();
    }

    private T result() throws ExecutionException {
        if (failure == null) return value;
        if (failure instanceof CancellationException) throw (CancellationException) failure;
        Throwable cause = failure instanceof CompletionException ? failure.getCause() : null;
        throw new ExecutionException(cause == null ? failure : cause);
    }
}
