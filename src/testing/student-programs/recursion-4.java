import java.util.*;

public class Main {
    private final String text; private int pos;
    Main(String text) { this.text = text.replace(" ", ""); }
    double parse() { double v = expr(); if (pos < text.length()) throw new IllegalStateException("unexpected '" + text.charAt(pos) + "' at " + pos); return v; }
    private double expr() {
        double v = term();
        while (pos < text.length()) {
            char op = text.charAt(pos);
            if (op != '+' && op != '-') break;
            pos++;
            v = op == '+' ? v + term() : v - term();
        }
        return v;
    }
    private double term() {
        double v = factor();
        for (;;) {
            if (accept('*')) v *= factor();
            else if (accept('/')) v /= factor();
            else return v;
        }
    }
    private double factor() {
        if (accept('-')) return -factor();
        if (accept('(')) { double v = expr(); if (!accept(')')) throw new IllegalStateException("missing )"); return v; }
        int start = pos;
        while (pos < text.length() && (Character.isDigit(text.charAt(pos)) || text.charAt(pos) == '.')) pos++;
        if (start == pos) throw new IllegalStateException("number expected at " + pos);
        return Double.parseDouble(text.substring(start, pos));
    }
    private boolean accept(char c) { if (pos < text.length() && text.charAt(pos) == c) { pos++; return true; } return false; }
    public static void main(String[] args) {
        for (String s : List.of("1 + 2 * 3", "(1+2)*-3.5", "8/4/2", "2*(3", "4 $ 4", ""))
            try { System.out.println(s + " = " + new Main(s).parse()); } catch (IllegalStateException e) { System.out.println(s + ": " + e.getMessage()); }
    }
}
