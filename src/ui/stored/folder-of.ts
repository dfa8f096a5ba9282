/** The path of the folder that a page lies in: `/` or `/teaching/fixscope/`. A page without one, as in `srcdoc`, is one of the site. */
export function folderOf(address: string): string {
  try {
    return new URL(".", address).pathname;
  } catch {
    return "/";
  }
}
