import java.util.ArrayList;
import java.util.List;

/** A box that is sent: live animals never travel with goods. */
public class Parcel {
    public static final int MOST_GRAMS = 20000;

    private final boolean live;
    private final List<String> contents = new ArrayList<>();
    private int grams;

    public Parcel(boolean live) {
        this.live = live;
    }

    /** Whether something of a weight still fits in. An empty parcel takes anything. */
    public boolean hasRoomFor(int additionalGrams) {
        return contents.isEmpty() || grams + additionalGrams <= MOST_GRAMS;
    }

    public void put(Item item) {
        contents.add(item.getId());
        grams += item.getGrams();
    }

    public boolean isLive() {
        return live;
    }

    public int getGrams() {
        return grams;
    }

    public int pieces() {
        return contents.size();
    }
}
