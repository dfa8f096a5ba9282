import java.time.*;
import java.time.format.*;
import java.time.temporal.*;

public class Times {
    static void show(String name, java.util.concurrent.Callable<Object> value) {
        try {
            System.out.println(name + " = " + value.call());
        } catch (Exception e) {
            System.out.println(name + " ! " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        LocalDateTime t = LocalDate.of(2015, 1, 24).atTime(22, 0);
        System.out.println(t.plusSeconds(1_000_000_000L));
        System.out.println(Duration.ofMinutes(90));
        LocalDateTime u = LocalDateTime.of(2020, Month.FEBRUARY, 29, 23, 59, 59, 123456789);
        System.out.println(u + " " + u.plusYears(1) + " " + u.plusMonths(12) + " " + u.plusDays(1) + " " + u.plusNanos(900000000L) + " " + u.minusHours(49) + " " + u.minusMinutes(1440*3+7)+ " " + u.minusSeconds(86400L*366) + " " + u.hashCode() + " " + t.hashCode());
        for (ChronoUnit x : ChronoUnit.values()) if (x != ChronoUnit.ERAS) {
            show("between " + x, () -> x.between(t, u));
            show("back " + x, () -> x.between(u, t));
            show("dur " + x, () -> x.getDuration());
            show("trunc " + x, () -> u.truncatedTo(x));
            show("time between " + x, () -> x.between(LocalTime.of(22,30), LocalTime.of(1,15,7)));
            show("plus " + x, () -> u.plus(3, x));
            show("tplus " + x, () -> u.toLocalTime().minus(5, x));
            show("of " + x, () -> Duration.of(7, x));
            show("iplus " + x, () -> Instant.ofEpochSecond(1000000007L, 5).plus(7, x));
            show("ibetween " + x, () -> x.between(Instant.EPOCH, Instant.ofEpochSecond(1000000007L, 5)));
        }
        for (long s : new long[]{0,1,-1,59,60,61,3599,3600,3661,-3661,86400*3+5,-59,-60}) for (long n : new long[]{0,1,500000000,-500000000,123456000}) {
            Duration d = Duration.ofSeconds(s, n); System.out.println(d + " " + d.toMillis() + " " + d.toNanos() + " " + d.toHoursPart() + ":" + d.toMinutesPart() + ":" + d.toSecondsPart() + "." + d.toMillisPart() + " " + d.negated() + " " + d.multipliedBy(7) + " " + d.dividedBy(3) + " " + d.abs() + " " + d.hashCode()+" "+Duration.parse(d.toString()).equals(d) + " " + d.toDays() + " " + d.isNegative());
        }
        for (String p : new String[]{"PT1H","P1DT2H3M4.5S","PT-1.5S","-PT6H","P1D","PT","P","1H","PT36H","pt5m","PT1.S","PT99999999999999999999S","P2DT-3H"}) show("parse " + p, () -> Duration.parse(p));
        for (String p : new String[]{"10:15","10:15:30","10:15:30.5","25:00","10:60","1:15","10","23:59:59.999999999","10:15:3","10:15:30.1234567891"}) show("time " + p, () -> LocalTime.parse(p));
        for (String p : new String[]{"2015-01-24T22:00","2015-02-30T10:00","2015-01-24","2015-01-24T22:00:05.25","x"}) show("dt " + p, () -> LocalDateTime.parse(p));
        for (String p : new String[]{"2015-01-24T22:00:00Z","1969-12-31T23:59:59.999Z","2015-01-24T22:00:00"}) show("instant " + p, () -> Instant.parse(p));
        for (String p : new String[]{"dd/MM/yyyy HH:mm","hh:mm a","H:m:s","yyyy-MM-dd HH:mm:ss.SSS","EEEE, d MMMM uuuu 'at' K:mm","kk","yyyyMMddHHmmss","HHH","yyyy-MM-dd[ HH:mm]","E h a"}) {
            show("fmt " + p, () -> u.format(DateTimeFormatter.ofPattern(p)));
            show("fmt0 " + p, () -> DateTimeFormatter.ofPattern(p).format(t));
            show("fmtd " + p, () -> t.toLocalDate().format(DateTimeFormatter.ofPattern(p)));
            show("fmtt " + p, () -> t.toLocalTime().format(DateTimeFormatter.ofPattern(p)));
        }
        System.out.println(t.format(DateTimeFormatter.ISO_LOCAL_TIME) + " " + u.format(DateTimeFormatter.ISO_LOCAL_DATE_TIME) + " " + LocalTime.of(7, 5).format(DateTimeFormatter.ISO_TIME) + " " + LocalTime.NOON + LocalTime.MAX + LocalTime.MIDNIGHT + LocalTime.ofSecondOfDay(3661) + " " + LocalTime.of(1,2,3,4000).hashCode() + " " + LocalDateTime.parse("01/02/2020 03:04 PM", DateTimeFormatter.ofPattern("dd/MM/yyyy hh:mm a")));
        System.out.println(Duration.between(t, u) + " " + Duration.between(u, t) + " " + Duration.between(LocalTime.of(10, 0), LocalTime.of(9, 30)) + " " + Duration.between(Instant.EPOCH, Instant.ofEpochMilli(-1)) + " " + t.plus(Duration.ofHours(5)) + " " + t.minus(Period.ofMonths(2)) + " " + LocalTime.of(23,0).plus(Duration.ofMinutes(70)) + " " + Instant.ofEpochMilli(-1) + " " + Instant.ofEpochMilli(1422136800000L).toEpochMilli() + " " + t.compareTo(u) + " " + t.isBefore(u) + " " + LocalDate.of(2020,1,1).atStartOfDay() + " " + Instant.EPOCH.plus(Duration.ofDays(1)));
        show("bad hour", () -> LocalTime.of(24, 0));
        show("bad with", () -> u.withNano(-1));
        show("bad sec", () -> LocalTime.ofSecondOfDay(86400));
        show("days", () -> ChronoUnit.DAYS.between(LocalDate.of(2020,1,1), u));
        show("date hours", () -> LocalDate.of(2020,1,1).plus(1, ChronoUnit.HOURS));
        show("until", () -> t.until(u, ChronoUnit.MINUTES));
    }
}
