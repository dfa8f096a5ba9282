/** Creating an object initialises the superclasses first. */
public class SuperclassClinit {
    static final StringBuilder LOG = new StringBuilder();

    static Object log(String s) {
        LOG.append(s).append(' ');
        return s;
    }

    static class G {
        static Object g = log("G");
    }

    static class P extends G {
        static Object p = log("P" + G.g);
        static P instance = new L();
    }

    static class L extends P {
        static Object l = log("L");
        Object own = log("own:" + l);
    }

    static class Unused {
        static Object u = log("Unused");
    }

    public static void main(String[] args) {
        Unused nothing = null;
        System.out.println(LOG.length() + " " + nothing);
        L l = new L();
        System.out.println(LOG);
        System.out.println(l.own + " " + L.p + " " + ((L) P.instance).own);
    }
}
