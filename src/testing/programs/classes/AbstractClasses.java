/** Template methods and abstract classes. */
public class AbstractClasses {
    static abstract class Report {
        private int lines = 0;

        final String render() {
            StringBuilder out = new StringBuilder();
            out.append(header()).append('\n');
            for (int i = 0; i < rows(); i++) {
                out.append(line(i)).append('\n');
                lines++;
            }
            return out.append(footer()).toString();
        }

        protected abstract int rows();

        protected abstract String line(int i);

        protected String header() {
            return "== " + name() + " ==";
        }

        protected String footer() {
            return lines + " lines";
        }

        String name() {
            return "Report";
        }
    }

    static class Squares extends Report {
        @Override
        protected int rows() {
            return 3;
        }

        @Override
        protected String line(int i) {
            return i + " " + i * i;
        }

        @Override
        String name() {
            return "Squares";
        }
    }

    static abstract class Upper extends Report {
        @Override
        protected String line(int i) {
            return text(i).toUpperCase();
        }

        abstract String text(int i);
    }

    static class Words extends Upper {
        private final String[] words;

        Words(String... words) {
            this.words = words;
        }

        @Override
        String text(int i) {
            return words[i];
        }

        @Override
        protected int rows() {
            return words.length;
        }

        @Override
        protected String footer() {
            return "(" + super.footer() + ")";
        }
    }

    public static void main(String[] args) {
        Report[] reports = {new Squares(), new Words("x", "yy"), new Words()};
        for (Report r : reports) {
            System.out.println(r.render());
        }
        System.out.println(reports[0].render().length());
    }
}
