import java.io.*;

public class Main {
    public static void main(String[] args) {
        try (BufferedReader r = new BufferedReader(new FileReader("data.txt"))) {
            String line;
            while ((line = r.readLine()) != null) System.out.println(line);
        } catch (FileNotFoundException e) {
            System.out.println("not found");
        } catch (IOException e) {
            e.printStackTrace();
        }
    }
}
