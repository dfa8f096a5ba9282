/** Which parts of try, catch and finally run, and in which order. */
public class TryCatchFinally {
    static StringBuilder log = new StringBuilder();

    static void run(int how) {
        log.append("try ");
        try {
            switch (how) {
                case 1:
                    throw new IllegalArgumentException("one");
                case 2:
                    throw new IllegalStateException("two");
                case 3:
                    throw new Error("three");
                default:
                    log.append("normal ");
            }
            log.append("end ");
        } catch (IllegalArgumentException e) {
            log.append("catch-ia ");
        } catch (RuntimeException e) {
            log.append("catch-rt:").append(e.getMessage()).append(' ');
            if (how == 2) {
                throw new UnsupportedOperationException("from catch", e);
            }
        } finally {
            log.append("finally ");
        }
        log.append("after");
    }

    static void nested() {
        try {
            try {
                try {
                    throw new IllegalStateException("inner");
                } finally {
                    System.out.print("f1 ");
                }
            } catch (IllegalArgumentException e) {
                System.out.print("wrong ");
            } finally {
                System.out.print("f2 ");
                try {
                    throw new RuntimeException("inside finally");
                } catch (RuntimeException e) {
                    System.out.print("handled " + e.getMessage() + " ");
                }
            }
            System.out.print("skipped ");
        } catch (IllegalStateException e) {
            System.out.println("outer " + e.getMessage());
        }
    }

    static void replaced() {
        try {
            try {
                throw new RuntimeException("lost");
            } finally {
                int[] a = {};
                a[0] = 1;
            }
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (int how = 0; how < 4; how++) {
            log.setLength(0);
            try {
                run(how);
                System.out.println(how + ": " + log);
            } catch (RuntimeException | Error e) {
                System.out.println(how + ": " + log + "! " + e + " / " + e.getCause());
            }
        }
        nested();
        replaced();
        try {
            System.out.println("only finally");
        } finally {
            System.out.println("done");
        }
    }
}
