package java.util.stream;

import java.util.ArrayList;
import java.util.List;

/** What is to be done when a stream is closed; all streams that were made of one another have the same. */
final class CloseActions {
    private final List<Runnable> actions = new ArrayList<Runnable>();

    void add(Runnable action) {
        actions.add(action);
    }

    /** Each action runs once, also after others have failed; the first failure is thrown with the later ones in it. */
    void run() {
        RuntimeException failure = null;
        while (!actions.isEmpty()) {
            try {
                actions.remove(0).run();
            } catch (RuntimeException next) {
                if (failure == null) failure = next;
                else if (failure != next) failure.addSuppressed(next);
            }
        }
        if (failure != null) throw failure;
    }
}
