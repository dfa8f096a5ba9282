import java.io.File;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        File f = new File("in.csv");
        Scanner s = new Scanner(f);
        while (s.hasNextLine()) System.out.println(s.nextLine().split(",")[0]);
    }
}
