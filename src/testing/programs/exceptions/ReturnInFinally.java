/** return, break and continue in try and finally. */
public class ReturnInFinally {
    static int counter = 0;

    static int say(String text, int value) {
        System.out.print(text + " ");
        return value;
    }

    static int overridden() {
        try {
            return say("try", 1);
        } finally {
            return say("finally", 2);
        }
    }

    static int swallowed() {
        try {
            throw new RuntimeException("gone");
        } finally {
            return 3;
        }
    }

    static int valueIsSaved() {
        int x = 10;
        try {
            return x;
        } finally {
            x = 20;
            counter += x;
        }
    }

    static int[] objectIsShared() {
        int[] a = {1};
        try {
            return a;
        } finally {
            a[0] = 99;
            a = null;
        }
    }

    static int fromCatch() {
        try {
            return 10 / (counter - counter);
        } catch (ArithmeticException e) {
            return say("catch", 4);
        } finally {
            say("finally", 0);
        }
    }

    static int loop() {
        int n = 0;
        while (true) {
            try {
                n++;
                if (n < 3) {
                    continue;
                }
                return n;
            } finally {
                if (n < 5) {
                    n += 10;
                    continue;
                }
                n += 100;
            }
        }
    }

    static int breakInFinally() {
        for (int i = 0; ; i++) {
            try {
                if (i == 2) {
                    throw new IllegalStateException();
                }
            } finally {
                if (i == 2) {
                    break;
                }
            }
        }
        return 7;
    }

    static String nested() {
        try {
            try {
                return "a" + say("inner", 1);
            } finally {
                say("f1", 0);
                try {
                    return "b";
                } finally {
                    say("f2", 0);
                }
            }
        } finally {
            say("f3", 0);
        }
    }

    static int throwInCatch() {
        try {
            try {
                throw new RuntimeException("first");
            } catch (RuntimeException e) {
                throw new IllegalStateException("second", e);
            } finally {
                say("f", 0);
            }
        } catch (IllegalStateException e) {
            return say(e.getMessage() + "<-" + e.getCause().getMessage(), 5);
        }
    }

    public static void main(String[] args) {
        System.out.println(overridden());
        System.out.println(swallowed());
        System.out.println(valueIsSaved() + " " + counter);
        System.out.println(objectIsShared()[0]);
        System.out.println(fromCatch());
        System.out.println(loop());
        System.out.println(breakInFinally());
        System.out.println(nested());
        System.out.println(throwInCatch());
    }
}
