/** What a pointer or the focus leaves, and for what. */

/**
 * Only a mouse on a device whose pointer can hover. After a tap, browsers go on believing in a mouse where the finger was, and tell
 * whatever comes to lie there that it has entered: an offer that makes room for its forecast would look and be left for ever.
 */
export function hovers({ pointerType }: { readonly pointerType: string }): boolean {
  return pointerType === 'mouse' && !matchMedia('(hover: none)').matches;
}

/**
 * From one offer to the next nothing is cleared: the forecast would vanish between finger and click, what was touched would move, and
 * the tap be lost.
 */
export function goesToOffer({ relatedTarget }: { readonly relatedTarget: EventTarget | null }): boolean {
  return relatedTarget instanceof Element && relatedTarget.matches('[data-offer]');
}
