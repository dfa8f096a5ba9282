import java.math.*;
import java.text.*;

public class NumberFormats {
    public static void main(String[] args) {
        String[] ps = {"#","0","#.#","#.##","0.#","0.00","#,###","#,##0.00","000","00.00","#.","0.","#.0",".00",".##","$#,##0.00;($#,##0.00)","#%","0.0%","#.##E0","0.###E0","##0.##E0","00.###E00","###,####","'#'0","0 'x'","0.00‰","#0.0;-#","#,##,##0","","#E0","'it''s' 0","¤0.00", "0;#", "##0.#####E0", "##.##E0","0.0E0","-0","#0.###","000.###E0"};
        double[] ds = {0,-0.0,1,-1,0.5,1.5,2.5,0.125,0.135,1.005,12345.678,-12345.678,1234567.891,0.001234,99.995,1e10,123456789012345.0,0.1,1e-7,Double.NaN,1/0.0,-1/0.0, -0.001, 0.05, 100, 999.9999};
        for (String p : ps) { StringBuilder b = new StringBuilder(p + " => "); try { DecimalFormat f = new DecimalFormat(p);
        b.append(f.getMinimumIntegerDigits()+" "+f.getMaximumIntegerDigits()+" "+f.getMinimumFractionDigits()+" "+f.getMaximumFractionDigits()+" "+f.getGroupingSize()+" "+f.isGroupingUsed()+" "+f.isDecimalSeparatorAlwaysShown()+" | ");
        for (double d : ds) b.append(f.format(d)).append(" | "); b.append(f.format(Long.MIN_VALUE)).append(" | ").append(f.format(1234567L)); } catch (Exception e) { b.append(e); } System.out.println(b); }
        for (RoundingMode m : RoundingMode.values()) { DecimalFormat f = new DecimalFormat("0.0"); f.setRoundingMode(m);
        StringBuilder b = new StringBuilder(m + ": "); for (double d : new double[]{0.05,0.15,0.25,0.35,-0.05,-0.25,0.1,1.01,-1.01,2.0,0.049999, 0.95, 9.95,0.45}) { try { b.append(f.format(d)+" "); } catch (ArithmeticException e) { b.append(e.getMessage()+" "); } } System.out.println(b); }
        for (String t : new String[]{"12","1,234.5","-3.25","abc","7x","1e3","1E3","","$5"," 5","-","1.5E-2","99999999999999999999","0x","12.0","-0"}) { try { Number n = new DecimalFormat("#,##0.##").parse(t);
        System.out.println(t+" "+n+" "+n.getClass().getSimpleName()); } catch (ParseException e) { System.out.println(e.getMessage()+" "+e.getErrorOffset()); } }
        NumberFormat n = NumberFormat.getInstance();
        n.setMaximumFractionDigits(1);
        n.setMinimumIntegerDigits(3);
        n.setGroupingUsed(false);
        System.out.println(n.format(12345.67)+" "+n.format(5L)+" "+NumberFormat.getPercentInstance().format(0.256)+" "+NumberFormat.getIntegerInstance().format(2.5)+" "+NumberFormat.getIntegerInstance().format(3.5)+" "+NumberFormat.getCurrencyInstance(java.util.Locale.US).format(-3.456));
        System.out.println(new DecimalFormat("#,##0.00").format(new BigDecimal("12345678901234567890.125"))+" "+new DecimalFormat("0.0").format(new BigInteger("123456789012345678901234567890")) + " " + new DecimalFormat("0.00").format(Integer.valueOf(7)));
        n = NumberFormat.getInstance();
        n.setMaximumIntegerDigits(2);
        System.out.println(n.format(12345.678));
        n.setMinimumFractionDigits(5);
        System.out.println(n.format(1.5));
        System.out.println(((DecimalFormat) n).toPattern() + " " + new DecimalFormat("$#,##0.00;($#)").toPattern() + " " + new DecimalFormat("0.##E00").toPattern() + " " + new DecimalFormat("#").toPattern()+" "+new DecimalFormat("00.0#").toPattern());
    }
}
