import java.util.ArrayList;
import java.util.List;

/** The state pattern: a vending machine. */
public class VendingMachine {
    private interface State {
        default State coin(int value) {
            return reject("coin " + value);
        }

        default State select(String product) {
            return reject("select " + product);
        }

        default State cancel() {
            return this;
        }

        private State reject(String what) {
            System.out.println("  " + name() + " rejects " + what);
            return this;
        }

        String name();
    }

    private static abstract class Named implements State {
        @Override
        public String name() {
            return getClass().getSimpleName();
        }
    }

    private class Idle extends Named {
        @Override
        public State coin(int value) {
            return new HasMoney(value);
        }
    }

    private class HasMoney extends Named {
        private int amount;

        HasMoney(int amount) {
            this.amount = amount;
        }

        @Override
        public State coin(int value) {
            amount += value;
            return this;
        }

        @Override
        public State select(String product) {
            int price = product.length() * 10;
            if (amount < price) {
                System.out.println("  " + product + " costs " + price + ", has " + amount);
                return this;
            }
            sold.add(product);
            income += price;
            stock--;
            giveBack(amount - price);
            return stock == 0 ? new SoldOut() : idle;
        }

        @Override
        public State cancel() {
            giveBack(amount);
            return idle;
        }

        @Override
        public String name() {
            return super.name() + amount;
        }
    }

    private class SoldOut extends Named {
    }

    private final State idle = new Idle();
    private final List<String> sold = new ArrayList<>();
    private State state = idle;
    private int stock;
    private int income;

    VendingMachine(int stock) {
        this.stock = stock;
    }

    private void giveBack(int amount) {
        for (int coin : new int[] {50, 20, 10, 5}) {
            for (; amount >= coin; amount -= coin) {
                System.out.print("  returns " + coin);
            }
        }
        System.out.println();
    }

    void handle(String command) {
        String before = state.name();
        String[] words = command.split(" ");
        state = switch (words[0]) {
            case "coin" -> state.coin(Integer.parseInt(words[1]));
            case "select" -> state.select(words[1]);
            default -> state.cancel();
        };
        System.out.println(before + " --" + command + "--> " + state.name());
    }

    public static void main(String[] args) {
        VendingMachine m = new VendingMachine(2);
        for (String c : new String[] {"select tea", "coin 10", "select tea", "coin 50", "select tea", "cancel", "coin 5",
            "cancel", "coin 50", "coin 5", "select water", "coin 1"}) {
            m.handle(c);
        }
        System.out.println(m.sold + " " + m.income);
    }
}
