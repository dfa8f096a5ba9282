/** Main and another thread end with an exception each. */
public class TwoFailures {
    static void work(String n) { for (int i = 0; i < 2; i++) { System.out.println(n + i); try { Thread.sleep(20); } catch (InterruptedException e) { } } }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { work("t"); throw new IllegalStateException("in thread"); }, "mine");
        t.start();
        Thread.sleep(10);
        int[] a = new int[1];
        a[2] = 1;
    }
}
