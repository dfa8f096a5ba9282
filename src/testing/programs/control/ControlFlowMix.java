/** Loops, switches and exceptions in one another. */
public class ControlFlowMix {
    static int process(int[] commands) {
        int acc = 0;
        int pc = 0;
        run:
        while (pc < commands.length) {
            int op = commands[pc++];
            switch (op) {
                case 0:
                    break run;
                case 1:
                    acc += commands[pc++];
                    continue run;
                case 2:
                    for (int i = 0; i < 3; i++) {
                        if (i == 2) {
                            break;
                        }
                        acc *= 2;
                    }
                    break;
                case 3:
                    try {
                        acc = 100 / (acc - commands[pc++]);
                    } catch (ArithmeticException e) {
                        acc = -1;
                        continue;
                    } finally {
                        System.out.print("f ");
                    }
                    break;
                default:
                    throw new IllegalStateException("op " + op + " at " + (pc - 1));
            }
            System.out.print("acc=" + acc + " ");
        }
        return acc;
    }

    static String finallyInLoop() {
        StringBuilder log = new StringBuilder();
        for (int i = 0; i < 5; i++) {
            try {
                if (i == 1) {
                    continue;
                }
                if (i == 3) {
                    break;
                }
                log.append(i);
            } finally {
                log.append('.');
            }
            log.append(',');
        }
        return log.toString();
    }

    static int nestedFinally() {
        int n = 0;
        outer:
        for (;;) {
            try {
                for (;;) {
                    try {
                        n++;
                        if (n < 3) {
                            continue outer;
                        }
                        break outer;
                    } finally {
                        n += 10;
                    }
                }
            } finally {
                n += 100;
            }
        }
        return n;
    }

    public static void main(String[] args) {
        System.out.println(process(new int[] {1, 5, 2, 1, 2, 0, 1, 1}));
        System.out.println(process(new int[] {1, 5, 3, 5, 1, 10, 3, 4}));
        try {
            process(new int[] {1, 1, 9});
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(finallyInLoop());
        System.out.println(nestedFinally());
    }
}
