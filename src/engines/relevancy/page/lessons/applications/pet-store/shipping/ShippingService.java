import java.util.ArrayList;
import java.util.List;

/** Finds a carrier for every parcel of a cart. */
public class ShippingService {
    private static final int FREE_FROM = 20000;

    private final List<Carrier> carriers = new ArrayList<>();
    private final Packing packing = new Packing();

    public static ShippingService standard() {
        ShippingService service = new ShippingService();
        service.add(new GroundCarrier());
        service.add(new ExpressCarrier());
        service.add(new AnimalCarrier());
        return service;
    }

    public void add(Carrier carrier) {
        carriers.add(carrier);
    }

    /** The price of sending a cart; goods by the carrier that was asked for, if it takes them. */
    public ShippingQuote quote(Cart cart, String country, String wanted) {
        Zone zone = Zone.of(country);
        int price = 0;
        int days = 0;
        List<Parcel> parcels = packing.pack(cart);
        for (Parcel parcel : parcels) {
            Carrier carrier = carrierFor(parcel, zone, wanted);
            if (carrier == null) {
                return ShippingQuote.refused(parcel.isLive() ? "animals do not travel abroad" : "too heavy");
            }
            boolean isFree = carrier.name().equals("ground") && cart.listTotal() >= FREE_FROM;
            price += isFree ? 0 : carrier.price(parcel, zone);
            days = Math.max(days, carrier.days(zone));
        }
        return ShippingQuote.of(price, days, parcels.size());
    }

    private Carrier carrierFor(Parcel parcel, Zone zone, String wanted) {
        Carrier cheapest = null;
        for (Carrier carrier : carriers) {
            if (carrier.takes(parcel, zone)) {
                if (carrier.name().equals(wanted)) {
                    return carrier;
                }
                if (cheapest == null || carrier.price(parcel, zone) < cheapest.price(parcel, zone)) {
                    cheapest = carrier;
                }
            }
        }
        return cheapest;
    }
}
