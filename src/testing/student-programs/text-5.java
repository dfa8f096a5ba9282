import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;

public class Main {
    static BigInteger factorial(int n) { BigInteger r = BigInteger.ONE; for (int i = 2; i <= n; i++) r = r.multiply(BigInteger.valueOf(i)); return r; }
    public static void main(String[] args) {
        System.out.println(factorial(30));
        System.out.println(new BigInteger("123456789012345678901234567890").mod(BigInteger.TEN.pow(7)) + " " + BigInteger.TWO.pow(100).bitLength());
        BigDecimal price = new BigDecimal("19.99");
        BigDecimal total = price.multiply(new BigDecimal(3)).setScale(1, RoundingMode.HALF_UP);
        System.out.println(total + " " + price.add(BigDecimal.ONE) + " " + price.compareTo(total) + " " + new BigDecimal("10").divide(new BigDecimal("3"), 4, RoundingMode.HALF_EVEN));
        LocalDate d = LocalDate.of(2024, 2, 28).plusDays(2);
        System.out.println(d + " " + d.getDayOfWeek() + " " + d.isLeapYear() + " " + ChronoUnit.DAYS.between(LocalDate.of(2024, 1, 1), d));
        System.out.println(LocalDate.parse("2023-12-31").plusMonths(2) + " " + d.isAfter(LocalDate.of(2024, 3, 1)) + " " + d.withDayOfMonth(15).getMonth());
        System.out.println(Math.round(2.5) + " " + Math.floor(-1.5) + " " + Math.pow(2, 10) + " " + Math.abs(-7) + " " + (7 / 2) + " " + (-7 % 3) + " " + (1 << 10) + " " + (-16 >>> 28) + " " + (5 & 3 | 8 ^ 2));
        System.out.println(Integer.compare(3, 5) + " " + Integer.MAX_VALUE + 1 + " " + (Integer.MAX_VALUE + 1) + " " + (byte) 200 + " " + (int) 3.99 + " " + (long) 1e18 + " " + Math.sqrt(2));
    }
}
