/** A method is only reached when some receiver is not null. */
public class NullReceiver {
    static class Service {
        void call() {
            System.out.println("Service.call");
        }
    }

    static class Never extends Service {
        @Override
        void call() {
            System.out.println("Never.call");
        }
    }

    static Service find(boolean present) {
        return present ? new Service() : null;
    }

    static Never impossible() {
        return null;
    }

    public static void main(String[] args) {
        find(true).call();
        Service s = find(false);
        if (s != null) {
            s.call();
        }
        Never n = impossible();
        try {
            n.call();
        } catch (NullPointerException e) {
            System.out.println("nothing was called");
        }
        Service[] all = {new Service(), null, new Service()};
        int failures = 0;
        for (Service each : all) {
            try {
                each.call();
            } catch (NullPointerException e) {
                failures++;
            }
        }
        System.out.println(failures);
    }
}
