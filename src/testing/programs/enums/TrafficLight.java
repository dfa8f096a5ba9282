/** switch over enums, old and new, with nested enums. */
public class TrafficLight {
    enum Light {
        RED(3), GREEN(2), YELLOW(1);

        final int seconds;

        Light(int seconds) {
            this.seconds = seconds;
        }

        Light next() {
            switch (this) {
                case RED:
                    return GREEN;
                case GREEN:
                    return YELLOW;
                default:
                    return RED;
            }
        }

        boolean mayDrive() {
            return switch (this) {
                case GREEN -> true;
                case RED, YELLOW -> false;
            };
        }
    }

    private Light light = Light.RED;
    private int remaining = light.seconds;
    private int cycles;

    void tick() {
        if (--remaining > 0) {
            return;
        }
        light = light.next();
        remaining = light.seconds;
        if (light == Light.RED) {
            cycles++;
        }
    }

    static String advice(Light l, boolean hurry) {
        String text;
        switch (l) {
            case GREEN -> text = "go";
            case YELLOW -> {
                if (hurry) {
                    text = "run";
                    break;
                }
                text = "slow";
            }
            default -> text = "stop";
        }
        return text;
    }

    public static void main(String[] args) {
        TrafficLight t = new TrafficLight();
        for (int i = 0; i < 14; i++) {
            System.out.print(t.light.name().charAt(0) + "" + t.remaining + (t.light.mayDrive() ? "! " : " "));
            t.tick();
        }
        System.out.println(t.cycles);
        for (Light l : Light.values()) {
            System.out.println(l + " " + advice(l, true) + " " + advice(l, false));
        }
    }
}
