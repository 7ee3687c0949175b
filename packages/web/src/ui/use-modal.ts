import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** For a `dialog` element that is modal as long as it is there. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown === null) return;
    const before = document.activeElement;
    if (!shown.open) shown.showModal();
    return () => {
      shown.close();
      // Taken out of the page first, it does not give the focus back by itself.
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, []);
  return dialog;
}
