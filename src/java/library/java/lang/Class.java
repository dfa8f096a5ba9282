package java.lang;

/** A class as an object: its names and what it is an instance of. */
public final class Class<T> {
    Class() {
    }

    /** What a class literal stands for: the class of this name, with brackets behind it for arrays. */
    static <T> Class<T> literal(String name) {
        return new Class<T>();
    }

    public String getName() {
        return new String();
    }

    public String getSimpleName() {
        return new String();
    }

    public String getTypeName() {
        return isArray() ? getComponentType().getTypeName() + "[]" : getName();
    }

    /** Null for what has no name in a program: anonymous and local classes, and arrays of them. */
    public String getCanonicalName() {
        if (isArray()) {
            String element = getComponentType().getCanonicalName();
            return element == null ? null : element + "[]";
        }
        String name = getName();
        return name.matches("[^$]+(\\$[^$0-9][^$]*)*") ? name.replace('$', '.') : null;
    }

    public String getPackageName() {
        if (isArray()) return getComponentType().getPackageName();
        if (isPrimitive()) return "java.lang";
        String name = getName();
        int dot = name.lastIndexOf('.');
        return dot < 0 ? "" : name.substring(0, dot);
    }

    /** Of the elements of an array class; null for any other. */
    public Class<?> getComponentType() {
        return new Class<Object>();
    }

    public Class<?> componentType() {
        return getComponentType();
    }

    public native boolean isInterface();

    public native boolean isArray();

    public native boolean isPrimitive();

    public native boolean isEnum();

    public native boolean isRecord();

    public native boolean isInstance(Object object);

    public native boolean isAssignableFrom(Class<?> other);

    public Class<? super T> getSuperclass() {
        return new Class<Object>();
    }

    @SuppressWarnings("unchecked")
    public T cast(Object object) {
        if (object != null && !isInstance(object)) {
            throw new ClassCastException("Cannot cast " + object.getClass().getName() + " to " + getName());
        }
        return (T) object;
    }

    public T[] getEnumConstants() {
        initialize();
        return Enum.constantsOf(this);
    }

    private native void initialize();

    public boolean desiredAssertionStatus() {
        return false;
    }

    public String toString() {
        String name = getName();
        if (isPrimitive()) return name;
        return (isInterface() ? "interface " : "class ") + name;
    }
}
