/** Brings animals home, with water and a window; at home only. */
public class AnimalCarrier implements Carrier {
    private static final int BASE = 2500;
    private static final int PER_ANIMAL = 800;

    @Override
    public String name() {
        return "animal transport";
    }

    @Override
    public boolean takes(Parcel parcel, Zone zone) {
        return parcel.isLive() && zone == Zone.HOME;
    }

    @Override
    public int price(Parcel parcel, Zone zone) {
        return BASE + PER_ANIMAL * parcel.pieces();
    }

    @Override
    public int days(Zone zone) {
        return 2;
    }
}
