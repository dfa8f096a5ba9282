/**
 * The section of a version in the changelog, without its heading.
 * @param {string} changelog
 * @param {string} version such as 1.2.0
 * @returns {string | undefined} undefined if it has none
 */
export function changesIn(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((each) => each.split(/\s/, 1)[0] === version);
  return section?.slice(section.indexOf("\n")).trim().concat("\n");
}
