/** new int[2][3] makes one object per row; aliases appear when rows are shared. */
public class ArrayDimensions {
    public static void main(String[] args) {
        int[][] a = new int[2][3];
        System.out.println(a[0] == a[1]);
        int[] row = a[0];
        row[1] = 5;
        a[1] = row;
        a[1][2] = 6;
        System.out.println(a[0][1] + " " + a[0][2] + " " + (a[0] == a[1]));
        Object[][] objects = new Object[2][2];
        objects[0][0] = objects;
        objects[1][1] = objects[0];
        System.out.println(((Object[][]) objects[0][0])[1][1] == objects[0]);
        String[][][] cube = new String[2][2][];
        cube[0][1] = new String[] {"deep"};
        cube[1] = cube[0];
        System.out.println(cube[1][1][0] + " " + cube[0][0]);
        Object[] mixed = {new int[] {1}, new String[] {"s"}, new Object[0]};
        for (Object o : mixed) {
            System.out.print((o instanceof int[]) + "/" + (o instanceof Object[]) + " ");
        }
        System.out.println();
    }
}
