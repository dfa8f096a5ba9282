import java.util.*;
import java.util.logging.*;

public class Dates {
    public static void main(String[] args) {
        Date start = new Date(0);
        Date later = new Date(951_782_399_000L);
        System.out.println(start.before(later) + " " + start.after(later) + " " + start.compareTo(later) + " " + later.hashCode());
        System.out.println(start.equals(new Date(0)) + " " + start.clone().equals(start) + " " + later.getTime());
        List<Date> dates = new ArrayList<>(List.of(later, start, new Date(-1)));
        Collections.sort(dates);
        for (Date date : dates) System.out.println(date.getTime());
        start.setTime(later.getTime() + 1);
        System.out.println(start.getTime());

        Map<String, Integer> identities = new IdentityHashMap<>();
        String first = new String("key");
        String second = new String("key");
        identities.put(first, 1);
        identities.put(second, 2);
        System.out.println(identities.size() + " " + identities.get(first) + " " + identities.get(second) + " " + identities.containsKey("key"));
        System.out.println(identities.put(first, 3) + " " + identities.remove(second) + " " + identities + " " + identities.keySet());
        for (Map.Entry<String, Integer> entry : identities.entrySet()) entry.setValue(entry.getValue() + 1);
        System.out.println(identities.values() + " " + identities.containsValue(4));

        Logger logger = Logger.getLogger("course.week");
        logger.setUseParentHandlers(false);
        logger.addHandler(new Handler() {
            @Override
            public void publish(LogRecord record) {
                if (isLoggable(record)) System.out.println(record.getLoggerName() + " " + record.getLevel() + ": " + record.getMessage());
            }

            @Override
            public void flush() {
            }

            @Override
            public void close() {
            }
        });
        logger.info("ready");
        logger.fine("not told");
        logger.log(Level.WARNING, () -> "made when wanted");
        logger.setLevel(Level.FINE);
        logger.fine("told");
        logger.log(Level.SEVERE, "broken {0}", "pipe");
        System.out.println(logger == Logger.getLogger("course.week") ? "same" : "another");
        System.out.println(Logger.getLogger("course").isLoggable(Level.CONFIG) + " " + Level.parse("FINER").intValue());
        System.out.println(int[][].class.getCanonicalName() + " " + Map.Entry.class.getCanonicalName() + " " + new Object() {}.getClass().getCanonicalName());
    }
}
