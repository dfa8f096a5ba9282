import java.util.ArrayList;
import java.util.List;

class Task {
  int start;
  int length;
  Dependency first;
  Task next;
}

class Dependency {
  int lag;
  Task to;
  Dependency next;
}

/** A plan: tasks in their order, and what each lets the next one wait for. */
public class Gantt {
  Task first;

  /** When the last task ends. */
  int end() {
    int end = 0;
    for (Task task = first; task != null; task = task.next) {
      if (task.start + task.length > end) end = task.start + task.length;
    }
    return end;
  }

  /** Moves each task behind what it depends on. */
  void schedule() {
    for (Task task = first; task != null; task = task.next) {
      for (Dependency edge = task.first; edge != null; edge = edge.next) {
        int earliest = task.start + task.length + edge.lag;
        if (edge.to.start < earliest) edge.to.start = earliest;
      }
    }
  }

  /** Lets the second task wait for the first one. */
  boolean depend(int lag) {
    if (first == null || first.next == null) return false;
    Dependency edge = new Dependency();
    edge.lag = lag;
    edge.to = first.next;
    edge.next = first.first;
    first.first = edge;
    return true;
  }

  /** Removes the dependencies of the first task with this lag. */
  int free(int lag) {
    int count = 0;
    if (first == null) return count;
    while (first.first != null && first.first.lag == lag) {
      first.first = first.first.next;
      count++;
    }
    Dependency edge = first.first;
    while (edge != null && edge.next != null) {
      if (edge.next.lag == lag) {
        edge.next = edge.next.next;
        count++;
      } else {
        edge = edge.next;
      }
    }
    return count;
  }

  /** No task and no dependency is met twice, tasks take time, and dependencies lead to the next task. */
  boolean repOK() {
    List<Task> tasks = new ArrayList<>();
    List<Dependency> edges = new ArrayList<>();
    for (Task task = first; task != null; task = task.next) {
      if (tasks.contains(task) || task.length <= 0) return false;
      tasks.add(task);
      for (Dependency edge = task.first; edge != null; edge = edge.next) {
        if (edges.contains(edge) || edge.to == null || edge.to != task.next) return false;
        edges.add(edge);
      }
    }
    return true;
  }
}
