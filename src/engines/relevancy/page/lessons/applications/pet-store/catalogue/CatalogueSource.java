/** Where the catalogue comes from: the database of the real store, a stub here. */
public interface CatalogueSource {
    void load(Catalogue catalogue);
}
