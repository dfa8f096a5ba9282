/** Cheap and slow; no animals. */
public class GroundCarrier implements Carrier {
    private static final int BASE = 400;
    private static final int PER_KILO = 60;

    @Override
    public String name() {
        return "ground";
    }

    @Override
    public boolean takes(Parcel parcel, Zone zone) {
        return !parcel.isLive() && parcel.getGrams() <= Parcel.MOST_GRAMS;
    }

    @Override
    public int price(Parcel parcel, Zone zone) {
        int kilos = (parcel.getGrams() + 999) / 1000;
        return (BASE + PER_KILO * kilos) * zone.getPriceFactor();
    }

    @Override
    public int days(Zone zone) {
        return 3 + zone.getDays();
    }
}
