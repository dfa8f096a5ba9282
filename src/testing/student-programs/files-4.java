import java.io.*;

public class Main {
    static class Person implements Serializable { String name = "Ann"; }
    public static void main(String[] args) throws Exception {
        try (ObjectOutputStream out = new ObjectOutputStream(new FileOutputStream("p.ser"))) {
            out.writeObject(new Person());
        }
        PrintWriter w = new PrintWriter(new FileWriter("out.txt"));
        w.println("text");
        w.close();
    }
}
