data Gantt { Task first; }
data Task { int start; int length; Dependency first; Task next; }
data Dependency { int lag; Task to; Dependency next; }

// Dependencies that all lead to the same task.
pred edges(Dependency x, Task to) ==
     emp & x = null
  \/ exists n. x -> Dependency(_, to, n) * edges(n, to);

// The last task has no dependencies; those of every other one lead to the task behind it.
pred tasks(Task x) ==
     exists k. x -> Task(_, k, null, null) & k > 0
  \/ exists k, d, n. x -> Task(_, k, d, n) * edges(d, n) * tasks(n) & k > 0;

pred plan(Task x) == emp & x = null \/ tasks(x);

pre end == exists f. this -> Gantt(f) * plan(f);
pre schedule == exists f. this -> Gantt(f) * plan(f);
pre depend == exists f. this -> Gantt(f) * plan(f);
pre free == exists f. this -> Gantt(f) * plan(f);
