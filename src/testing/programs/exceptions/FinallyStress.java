/** Many exits through several finally blocks, with values kept on the way. */
public class FinallyStress {
    private static final StringBuilder LOG = new StringBuilder();

    static int run(int n) {
        int x = 0;
        outer:
        for (int i = 0; i < 3; i++) {
            try {
                x += 1;
                for (int j = 0; ; j++) {
                    try {
                        x += 10;
                        switch (n + j) {
                            case 0:
                                continue;
                            case 1:
                                continue outer;
                            case 2:
                                break outer;
                            case 3:
                                return x;
                            case 4:
                                throw new IllegalStateException("x" + x);
                            case 5:
                                throw new Exception("checked");
                            default:
                                break;
                        }
                        LOG.append('d');
                        break;
                    } catch (IllegalStateException e) {
                        LOG.append('c');
                        x += 1000;
                        if (i == 1) {
                            throw new RuntimeException(e.getMessage() + "!");
                        }
                    } finally {
                        LOG.append('i');
                        x += 100;
                        if (x > 3000) {
                            break outer;
                        }
                    }
                }
                LOG.append('e');
            } catch (RuntimeException e) {
                LOG.append('R').append(e.getMessage());
                return -x;
            } catch (Exception e) {
                LOG.append('E');
                n--;
            } finally {
                LOG.append('o');
                x += 7;
            }
        }
        LOG.append('a');
        return x;
    }

    static boolean flag(String name, boolean value) {
        LOG.append(name);
        return value;
    }

    static boolean conditional() {
        try {
            return flag("t", true) && flag("f", false);
        } finally {
            flag("fin", true);
        }
    }

    static long widening(int n) {
        try {
            return n > 0 ? n : 'a';
        } finally {
            n = -5;
        }
    }

    public static void main(String[] args) {
        for (int n = 0; n < 8; n++) {
            LOG.setLength(0);
            int result = run(n);
            System.out.println(n + ": " + result + " " + LOG);
        }
        LOG.setLength(0);
        System.out.println(conditional() + " " + LOG + " " + widening(3) + " " + widening(0));
    }
}
