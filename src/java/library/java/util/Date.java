package java.util;

import java.io.Serializable;
import java.time.LocalDate;

/** A moment, in milliseconds since 1970; its fields are those of UTC. */
public class Date implements Serializable, Cloneable, Comparable<Date> {
    private static final long DAY = 86_400_000L;

    private long time;

    public Date() {
        this(System.currentTimeMillis());
    }

    public Date(long time) {
        this.time = time;
    }

    /** The year counts from 1900, the month from 0. */
    @Deprecated
    public Date(int year, int month, int day) {
        this(year, month, day, 0, 0, 0);
    }

    @Deprecated
    public Date(int year, int month, int day, int hours, int minutes) {
        this(year, month, day, hours, minutes, 0);
    }

    @Deprecated
    public Date(int year, int month, int day, int hours, int minutes, int seconds) {
        set(year, month, day, (hours * 60L + minutes) * 60L + seconds, 0);
    }

    private void set(int year, int month, int day, long secondOfDay, long milliseconds) {
        long first = LocalDate.of(year + 1900, 1, 1).plusMonths(month).toEpochDay();
        time = (first + day - 1) * DAY + secondOfDay * 1000L + milliseconds;
    }

    public long getTime() {
        return time;
    }

    public void setTime(long time) {
        this.time = time;
    }

    private LocalDate day() {
        return LocalDate.ofEpochDay(Math.floorDiv(time, DAY));
    }

    private int secondOfDay() {
        return (int) (Math.floorMod(time, DAY) / 1000L);
    }

    private long milliseconds() {
        return Math.floorMod(time, 1000L);
    }

    @Deprecated
    public int getYear() {
        return day().getYear() - 1900;
    }

    @Deprecated
    public int getMonth() {
        return day().getMonthValue() - 1;
    }

    @Deprecated
    public int getDate() {
        return day().getDayOfMonth();
    }

    /** 0 is Sunday. */
    @Deprecated
    public int getDay() {
        return day().getDayOfWeek().getValue() % 7;
    }

    @Deprecated
    public int getHours() {
        return secondOfDay() / 3600;
    }

    @Deprecated
    public int getMinutes() {
        return secondOfDay() / 60 % 60;
    }

    @Deprecated
    public int getSeconds() {
        return secondOfDay() % 60;
    }

    @Deprecated
    public int getTimezoneOffset() {
        return 0;
    }

    @Deprecated
    public void setYear(int year) {
        set(year, getMonth(), getDate(), secondOfDay(), milliseconds());
    }

    @Deprecated
    public void setMonth(int month) {
        set(getYear(), month, getDate(), secondOfDay(), milliseconds());
    }

    @Deprecated
    public void setDate(int day) {
        set(getYear(), getMonth(), day, secondOfDay(), milliseconds());
    }

    @Deprecated
    public void setHours(int hours) {
        time += (hours - getHours()) * 3_600_000L;
    }

    @Deprecated
    public void setMinutes(int minutes) {
        time += (minutes - getMinutes()) * 60_000L;
    }

    @Deprecated
    public void setSeconds(int seconds) {
        time += (seconds - getSeconds()) * 1000L;
    }

    public boolean before(Date other) {
        return time < other.time;
    }

    public boolean after(Date other) {
        return time > other.time;
    }

    public int compareTo(Date other) {
        return Long.compare(time, other.time);
    }

    public boolean equals(Object other) {
        return other instanceof Date && time == ((Date) other).time;
    }

    public int hashCode() {
        return (int) time ^ (int) (time >> 32);
    }

    public Object clone() {
        return new Date(time);
    }

    public String toString() {
        String day = name(day().getDayOfWeek().toString()) + " " + name(day().getMonth().toString());
        return day + " " + twoDigits(getDate()) + " " + twoDigits(getHours()) + ":" + twoDigits(getMinutes()) + ":"
            + twoDigits(getSeconds()) + " UTC " + day().getYear();
    }

    private static String name(String whole) {
        return whole.charAt(0) + whole.substring(1, 3).toLowerCase();
    }

    private static String twoDigits(int number) {
        return number < 10 ? "0" + number : "" + number;
    }
}
