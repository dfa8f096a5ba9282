class Plugin {
    final String name;

    Plugin(String name) {
        this.name = name;
    }

    String run(int n) {
        return name + Helper.count(n);
    }
}

class LoudPlugin extends Plugin {
    LoudPlugin(String name) {
        super(name.toUpperCase());
    }

    @Override
    String run(int n) {
        return super.run(n * 10) + "!";
    }
}
