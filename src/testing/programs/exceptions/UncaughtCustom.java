/** An uncaught checked exception thrown in a constructor of an inner class. */
public class UncaughtCustom {
    static class InvalidState extends Exception {
        private final int state;

        InvalidState(int state) {
            this.state = state;
        }

        @Override
        public String getMessage() {
            return "state " + state;
        }
    }

    class Part {
        final int id;

        Part(int id) throws InvalidState {
            if (id > 2) {
                throw new InvalidState(id);
            }
            this.id = id;
        }
    }

    Part build(int id) throws InvalidState {
        return new Part(id);
    }

    static UncaughtCustom instance = new UncaughtCustom();

    public static void main(String[] args) throws Exception {
        for (int i = 1; i < 5; i++) {
            System.out.println("part " + instance.build(i).id);
        }
    }
}
