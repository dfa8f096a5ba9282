/** Prices an order: discount by coupon, shipping by country and weight class, tax. All amounts are in cents. */
public class Checkout {
    static final int FREE_SHIPPING_FROM = 10000;

    private final String country;
    private int taxPerMille;
    private int orders;

    public Checkout(String country) {
        this.country = country;
        this.taxPerMille = taxOf(country);
    }

    /** Per cent off for a coupon of the form NAME-nn; nothing for any other text. */
    public int discountOf(String coupon) {
        int dash = coupon.indexOf('-');
        if (dash < 0 || dash == coupon.length() - 1) {
            return 0;
        }
        String digits = coupon.substring(dash + 1);
        for (int i = 0; i < digits.length(); i++) {
            if (!Character.isDigit(digits.charAt(i))) {
                return 0;
            }
        }
        if (digits.length() > 2) {
            return 0;
        }
        int perCent = Integer.parseInt(digits);
        return perCent > 30 ? 30 : perCent;
    }

    public int shipping(int amount, int pieces) {
        if (amount >= FREE_SHIPPING_FROM) {
            return 0;
        }
        int base = country.equals("JP") ? 450 : 1200;
        return base + 50 * pieces;
    }

    public int tax(int amount) {
        return amount * taxPerMille / 1000;
    }

    /** What the customer pays for a cart. */
    public int amountDue(Cart cart, String coupon) {
        int goods = cart.total();
        int reduced = goods - goods * discountOf(coupon) / 100;
        return reduced + tax(reduced) + shipping(reduced, cart.pieces());
    }

    /** Takes the goods from the shelves; null when something has run out, else the receipt. */
    public String placeOrder(Cart cart, String customer, String coupon) {
        if (cart.isEmpty()) {
            return null;
        }
        int due = amountDue(cart, coupon);
        for (Cart.Line line : cart.getLines()) {
            if (!line.getItem().take(line.getQuantity())) {
                return null;
            }
        }
        orders++;
        return "Order " + orders + " for " + customer + ": " + cart.pieces() + " pieces, " + Page.money(due);
    }

    private static int taxOf(String country) {
        switch (country) {
            case "JP":
                return 100;
            case "DE":
                return 190;
            default:
                return 0;
        }
    }
}
