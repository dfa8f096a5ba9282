import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Consumer;
import java.util.function.Function;

/** A stack with an array inside, an iterator and bulk operations. */
public class GenericStack<T> implements Iterable<T> {
    private Object[] items = new Object[2];
    private int size;

    GenericStack<T> push(T item) {
        if (size == items.length) {
            Object[] larger = new Object[size * 2];
            for (int i = 0; i < size; i++) {
                larger[i] = items[i];
            }
            items = larger;
        }
        items[size++] = item;
        return this;
    }

    @SuppressWarnings("unchecked")
    T pop() {
        if (size == 0) {
            throw new NoSuchElementException("stack is empty");
        }
        T item = (T) items[--size];
        items[size] = null;
        return item;
    }

    @SuppressWarnings("unchecked")
    T peek() {
        return size == 0 ? null : (T) items[size - 1];
    }

    void pushAll(Iterable<? extends T> source) {
        for (T t : source) {
            push(t);
        }
    }

    void popAll(List<? super T> target) {
        while (size > 0) {
            target.add(pop());
        }
    }

    <R> GenericStack<R> map(Function<? super T, ? extends R> f) {
        GenericStack<R> result = new GenericStack<>();
        for (int i = 0; i < size; i++) {
            @SuppressWarnings("unchecked")
            T t = (T) items[i];
            result.push(f.apply(t));
        }
        return result;
    }

    @Override
    public Iterator<T> iterator() {
        return new Iterator<T>() {
            private int next = size - 1;

            @Override
            public boolean hasNext() {
                return next >= 0;
            }

            @Override
            @SuppressWarnings("unchecked")
            public T next() {
                return (T) items[next--];
            }
        };
    }

    public static void main(String[] args) {
        GenericStack<Integer> numbers = new GenericStack<>();
        numbers.push(1).push(2).push(3).push(4).push(5);
        int sum = 0;
        for (int n : numbers) {
            sum = sum * 10 + n;
        }
        System.out.println(sum + " " + numbers.pop() + numbers.peek() + " capacity " + numbers.items.length);
        GenericStack<Number> mixed = new GenericStack<>();
        mixed.pushAll(numbers);
        mixed.push(2.5).push('x' + 0L);
        for (Number n : mixed) {
            System.out.print(n.intValue() + " ");
        }
        System.out.println();
        List<Object> out = new ArrayList<>();
        mixed.popAll(out);
        System.out.println(out + " " + mixed.peek());
        System.out.println(numbers.map(n -> "#" + n).pop().length());
        try {
            mixed.pop();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        numbers.iterator().forEachRemaining(n -> System.out.print(n));
        Consumer<Object> print = o -> System.out.print("," + o);
        numbers.forEach(print);
        System.out.println();
    }
}
