/** Whether a link is for a frame of another page: `#/pointer?example=one-call-site&embed=1`. */
export function isEmbedLink(hash: string): boolean {
  return /[?&]embed=1(&|$)/.test(hash);
}
