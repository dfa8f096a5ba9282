/** Two threads that take turns with wait and notifyAll. */
public class PingPong {
    static class Game {
        private boolean ping = true;
        private final StringBuilder log = new StringBuilder();
        synchronized void play(boolean mine, String word) throws InterruptedException {
            for (int i = 0; i < 3; i++) {
                while (ping != mine) wait();
                log.append(word).append(' ');
                ping = !ping;
                notifyAll();
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Game p = new Game();
        Thread a = new Thread(() -> { try { p.play(true, "ping"); } catch (InterruptedException e) { } });
        Thread b = new Thread(() -> { try { p.play(false, "pong"); } catch (InterruptedException e) { } });
        b.start(); a.start();
        a.join(); b.join();
        System.out.println(p.log);
    }
}
