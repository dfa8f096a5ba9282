import java.util.ArrayList;
import java.util.List;

class Fix {
  int x;
  int y;
  int minutes;
  Fix next;
}

class Track {
  int x;
  int y;
}

class Flight {
  Track track;
  Fix route;
}

class Point {
  int x;
  int y;
  int time;
  Point next;

  Point(int x, int y, int time) {
    this.x = x;
    this.y = y;
    this.time = time;
  }
}

/** Where a flight will be. */
public class TSAFE {
  /** From where the flight was seen along its route, as far as it comes within the horizon. */
  static Point trajectory(Flight flight, int horizon) {
    Track track = flight.track;
    Point start = new Point(track.x, track.y, 0);
    Point last = start;
    Fix fix = flight.route;
    while (fix != null && last.time + fix.minutes <= horizon) {
      last.next = new Point(fix.x, fix.y, last.time + fix.minutes);
      last = last.next;
      fix = fix.next;
    }
    return start;
  }

  /** Everything that trajectory follows is there, the route ends, and each of its fixes takes time. */
  static boolean repOK(Flight flight, int horizon) {
    if (flight == null || flight.track == null || horizon <= 0) return false;
    List<Fix> seen = new ArrayList<>();
    for (Fix fix = flight.route; fix != null; fix = fix.next) {
      if (seen.contains(fix) || fix.minutes <= 0) return false;
      seen.add(fix);
    }
    return true;
  }
}
