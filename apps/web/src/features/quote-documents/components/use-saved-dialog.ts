import { useRef, useState } from 'react';

/**
 * A dialog that opens after the page was saved. Its button stays enabled meanwhile, because a disabled button loses the
 * focus and the closing dialog could not give it back.
 */
export function useSavedDialog(flush: () => Promise<boolean>) {
  const [isOpen, setOpen] = useState(false);
  const isSaving = useRef(false);
  const open = async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    const saved = await flush().finally(() => {
      isSaving.current = false;
    });
    if (saved) setOpen(true);
  };
  return { isOpen, open, close: () => setOpen(false) };
}
