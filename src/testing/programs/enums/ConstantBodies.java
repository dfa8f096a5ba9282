import java.util.function.IntBinaryOperator;

/** Enum constants with bodies, abstract methods, interfaces and lambdas. */
public class ConstantBodies {
    interface Symbol {
        String symbol();
    }

    enum Operation implements Symbol {
        PLUS("+") {
            @Override
            double apply(double a, double b) {
                return a + b;
            }
        },
        MINUS("-") {
            @Override
            double apply(double a, double b) {
                return a - b;
            }

            @Override
            boolean commutes() {
                return !super.commutes();
            }
        },
        POWER("^") {
            private int uses = 0;

            @Override
            double apply(double a, double b) {
                uses++;
                return b == 0 ? uses : a * apply(a, b - 1);
            }

            @Override
            public String symbol() {
                return "pow" + super.symbol();
            }
        };

        private final String symbol;

        Operation(String symbol) {
            this.symbol = symbol;
            System.out.println("made " + name() + " " + ordinal());
        }

        abstract double apply(double a, double b);

        boolean commutes() {
            return true;
        }

        @Override
        public String symbol() {
            return symbol;
        }
    }

    enum Arithmetic {
        ADD((a, b) -> a + b), MUL((a, b) -> a * b), MAX(Math::max);

        private final IntBinaryOperator op;

        Arithmetic(IntBinaryOperator op) {
            this.op = op;
        }

        int on(int a, int b) {
            return op.applyAsInt(a, b);
        }
    }

    enum Level {
        LOW, MIDDLE {
            @Override
            Level next() {
                return HIGH;
            }
        }, HIGH;

        Level next() {
            return values()[(ordinal() + 2) % values().length];
        }
    }

    public static void main(String[] args) {
        System.out.println("start");
        for (Operation op : Operation.values()) {
            System.out.println("2 " + op.symbol() + " 3 = " + op.apply(2, 3) + " " + op.commutes() + " " + op);
        }
        System.out.println(Operation.POWER.apply(1, 1));
        for (Arithmetic a : Arithmetic.values()) {
            System.out.print(a + ":" + a.on(6, 7) + " ");
        }
        System.out.println();
        Level l = Level.LOW;
        for (int i = 0; i < 5; i++) {
            System.out.print(l + " ");
            l = l.next();
        }
        System.out.println();
        System.out.println(Operation.PLUS.getClass() == Operation.class);
        System.out.println(Operation.PLUS.getDeclaringClass() == Operation.class);
        System.out.println(Level.LOW.getClass() == Level.HIGH.getClass());
        Symbol s = Operation.valueOf("MINUS");
        System.out.println(s.symbol());
    }
}
