package geometry.round;

import java.util.ArrayList;
import java.util.List;

public final class Circles {
    private Circles() {
    }

    public static List<Circle> family(Circle c) {
        List<Circle> result = new ArrayList<>();
        for (Util.Factor f : Util.Factor.values()) {
            result.add(c.scaled(f));
        }
        return result;
    }
}
