/** Whether a pointer hovers over what it enters or leaves. */

/**
 * Only a mouse on a device whose pointer can hover. After a tap, browsers go on believing in a mouse where the finger was, and tell
 * whatever comes to lie there that it has entered: an offer that makes room for its forecast would look and be left for ever.
 */
export function hovers({ pointerType }: { readonly pointerType: string }): boolean {
  return pointerType === 'mouse' && !matchMedia('(hover: none)').matches;
}
