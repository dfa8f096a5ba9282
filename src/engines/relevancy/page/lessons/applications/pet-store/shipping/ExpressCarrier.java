/** Next day at home; no animals, nothing heavy. */
public class ExpressCarrier implements Carrier {
    private static final int BASE = 1100;
    private static final int PER_KILO = 150;
    private static final int MOST_GRAMS = 12000;

    @Override
    public String name() {
        return "express";
    }

    @Override
    public boolean takes(Parcel parcel, Zone zone) {
        return !parcel.isLive() && parcel.getGrams() <= MOST_GRAMS;
    }

    @Override
    public int price(Parcel parcel, Zone zone) {
        int kilos = (parcel.getGrams() + 999) / 1000;
        return BASE * zone.getPriceFactor() + PER_KILO * kilos;
    }

    @Override
    public int days(Zone zone) {
        return zone.getDays();
    }
}
