import java.util.ArrayList;
import java.util.List;

/** Puts a cart into parcels, each piece into the first one with room for it. */
public class Packing {
    public List<Parcel> pack(Cart cart) {
        List<Parcel> parcels = new ArrayList<>();
        for (CartLine line : cart.getLines()) {
            for (int i = 0; i < line.getQuantity(); i++) {
                parcelFor(line.getItem(), parcels).put(line.getItem());
            }
        }
        return parcels;
    }

    private Parcel parcelFor(Item item, List<Parcel> parcels) {
        for (Parcel parcel : parcels) {
            if (parcel.isLive() == item.isLive() && parcel.hasRoomFor(item.getGrams())) {
                return parcel;
            }
        }
        Parcel fresh = new Parcel(item.isLive());
        parcels.add(fresh);
        return fresh;
    }
}
