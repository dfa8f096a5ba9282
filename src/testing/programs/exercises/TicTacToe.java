/** Tic-tac-toe, played perfectly by minimax. */
public class TicTacToe {
    private static final int[][] LINES = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6},
    };

    private final char[] board = "         ".toCharArray();
    private int examined;

    char winner() {
        for (int[] line : LINES) {
            char c = board[line[0]];
            if (c != ' ' && c == board[line[1]] && c == board[line[2]]) {
                return c;
            }
        }
        for (char c : board) {
            if (c == ' ') {
                return ' ';
            }
        }
        return '=';
    }

    private int value(char player, char me, int depth) {
        examined++;
        char w = winner();
        if (w != ' ') {
            return w == '=' ? 0 : w == me ? 10 - depth : depth - 10;
        }
        int best = player == me ? -100 : 100;
        for (int i = 0; i < 9; i++) {
            if (board[i] != ' ') {
                continue;
            }
            board[i] = player;
            int v = value(player == 'X' ? 'O' : 'X', me, depth + 1);
            board[i] = ' ';
            best = player == me ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    int bestMove(char player) {
        int best = -1;
        int bestValue = Integer.MIN_VALUE;
        for (int i = 0; i < 9; i++) {
            if (board[i] == ' ') {
                board[i] = player;
                int v = value(player == 'X' ? 'O' : 'X', player, 0);
                board[i] = ' ';
                if (v > bestValue) {
                    bestValue = v;
                    best = i;
                }
            }
        }
        return best;
    }

    TicTacToe play(char player, int at) {
        if (board[at] != ' ') {
            throw new IllegalArgumentException("field " + at + " holds " + board[at]);
        }
        board[at] = player;
        return this;
    }

    @Override
    public String toString() {
        String s = new String(board).replace(' ', '.');
        return s.substring(0, 3) + "/" + s.substring(3, 6) + "/" + s.substring(6);
    }

    public static void main(String[] args) {
        TicTacToe game = new TicTacToe().play('X', 0).play('O', 8).play('X', 2);
        char player = 'O';
        while (game.winner() == ' ') {
            int move = game.bestMove(player);
            game.play(player, move);
            System.out.println(player + " " + move + " " + game);
            player = player == 'X' ? 'O' : 'X';
        }
        System.out.println(game.winner() + " after " + game.examined);
        TicTacToe won = new TicTacToe().play('O', 4).play('O', 0).play('X', 1);
        System.out.println(won.bestMove('O') + " " + won.bestMove('X'));
        try {
            won.play('X', 4);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
