import java.util.ArrayList;
import java.util.List;

/** Items that a customer would like to have, with what they cost when they were put here. */
public class WishList {
    /** One wish. */
    private static class Wish {
        private final Item item;
        private final int priceThen;

        Wish(Item item, int priceThen) {
            this.item = item;
            this.priceThen = priceThen;
        }
    }

    private final List<Wish> wishes = new ArrayList<>();

    public void add(Item item) {
        for (Wish wish : wishes) {
            if (wish.item == item) {
                return;
            }
        }
        wishes.add(new Wish(item, item.getListPrice()));
    }

    /** What has become cheaper since. */
    public List<Item> bargains() {
        List<Item> bargains = new ArrayList<>();
        for (Wish wish : wishes) {
            if (wish.item.getListPrice() < wish.priceThen) {
                bargains.add(wish.item);
            }
        }
        return bargains;
    }

    public int size() {
        return wishes.size();
    }
}
