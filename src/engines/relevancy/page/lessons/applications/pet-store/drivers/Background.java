/** An ordinary day in the store, always the same: what happens around the one thing that a driver looks at. */
public final class Background {
    private Background() {
    }

    public static void ordinaryDay(PetStore store) {
        Visitor ada = new Visitor(store, "s1");
        ada.register("ada", "Ada", "Lovelace", "JP");
        ada.leaveCard("4539578763621486");
        ada.look("fresh water");
        ada.put("EST-4", "2");
        ada.put("EST-30", "12");
        ada.put("EST-40", "1");
        ada.order("welcome", "ground");
        ada.review("FI-FW-01", 5, "They know me already");

        Visitor emmy = new Visitor(store, "s2");
        emmy.register("emmy", "Emmy", "Noether", "DE");
        emmy.put("EST-41", "30");
        emmy.change("EST-41", "25");
        emmy.put("EST-31", "5");
        emmy.order("OLD", "express");
        emmy.review("GD-TY-02", 4, "Symmetric");
        emmy.account();

        Visitor guest = new Visitor(store, "s3");
        guest.look("dog without stairs");
        guest.wish("EST-14");
        guest.put("EST-6", "1");
        guest.order("", "");
        store.night();
    }

    /** Says so when a property does not hold. */
    public static void check(boolean holds, String property) {
        assert holds : property;
        if (!holds) {
            System.out.println("VIOLATED: " + property);
        }
    }
}
