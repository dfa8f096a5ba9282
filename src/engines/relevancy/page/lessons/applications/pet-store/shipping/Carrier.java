/** A company that delivers parcels. */
public interface Carrier {
    String name();

    /** Whether it takes such a parcel there. */
    boolean takes(Parcel parcel, Zone zone);

    int price(Parcel parcel, Zone zone);

    int days(Zone zone);
}
